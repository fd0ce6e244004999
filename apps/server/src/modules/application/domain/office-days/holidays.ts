import { addDays, type Day } from '@portal/contract/calendar';
import { type Province, provinceCodes } from '@portal/contract/fields/provinces';

interface Holiday {
  /** English name; the law of a province may use another. */
  name: string;
  dayIn: (year: number) => Day;
  provinces: readonly Province[];
}

const MONDAY = 1;

function weekday(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

export function isWeekend(day: Day): boolean {
  return [0, 6].includes(weekday(day));
}

/** A holiday on the same day every year, MM-DD. */
function fixed(monthAndDay: string): Holiday['dayIn'] {
  return (year) => `${year}-${monthAndDay}`;
}

/** A holiday on the first Monday on or after a day, MM-DD. */
function mondayFrom(monthAndDay: string): Holiday['dayIn'] {
  return (year) => {
    const start: Day = `${year}-${monthAndDay}`;
    return addDays(start, (MONDAY - weekday(start) + 7) % 7);
  };
}

/**
 * A holiday some days after Easter Sunday, or before it if negative, in the Gregorian calendar (Meeus/Jones/Butcher
 * algorithm).
 */
function fromEaster(days: number): Holiday['dayIn'] {
  return (year) => {
    const golden = year % 19;
    const century = Math.floor(year / 100);
    const ofCentury = year % 100;
    const leapCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
    const epact = (19 * golden + century - Math.floor(century / 4) - leapCorrection + 15) % 30;
    const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
    const lunar = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
    const march = epact + toSunday - 7 * lunar + 22;
    return addDays(`${year}-03-01`, march - 1 + days);
  };
}

function allBut(...left: Province[]): readonly Province[] {
  return provinceCodes.filter((code) => !left.includes(code));
}

/**
 * Statutory holidays of the employment standards of the thirteen jurisdictions, checked for 2026 to 2028:
 * AB Employment Standards Code, RSA 2000, c E-9, s 25; BC Employment Standards Act, RSBC 1996, c 113, s 1; MB Employment
 * Standards Code, CCSM c E110, s 21, and The Remembrance Day Act, CCSM c R80; NB SNB 1982, c E-7.2, s 17; NL RSNL 1990,
 * c L-2, s 14; NS RSNS 1989, c 246, s 37, and c 396; NT SNWT 2007, c 13, s 1; NU RSNWT (Nu) 1988, c L-1, s 1; ON SO 2000,
 * c 41, s 1; PE RSPEI 1988, c E-6.2, s 6; QC CQLR c N-1.1, s 60, and c F-1.1; SK SS 2013, c S-15.1; YT RSY 2002, c 72, s 1.
 *
 * Quebec: an employer chooses Good Friday or Easter Monday, so neither is certain to be worked; both are holidays of the
 * Code of Civil Procedure, CQLR c C-25.01, s 82.
 */
const holidays: readonly Holiday[] = [
  { name: 'New Year’s Day', dayIn: fixed('01-01'), provinces: provinceCodes },
  {
    name: 'Family Day, Louis Riel Day, Heritage Day, Islander Day',
    dayIn: mondayFrom('02-15'),
    provinces: ['AB', 'BC', 'MB', 'NB', 'NS', 'ON', 'PE', 'SK'],
  },
  { name: 'Good Friday', dayIn: fromEaster(-2), provinces: provinceCodes },
  { name: 'Easter Monday', dayIn: fromEaster(1), provinces: ['QC'] },
  {
    name: 'Victoria Day, Journée nationale des patriotes',
    dayIn: mondayFrom('05-18'),
    provinces: allBut('NB', 'NL', 'NS', 'PE'),
  },
  { name: 'National Indigenous Peoples Day', dayIn: fixed('06-21'), provinces: ['NT', 'YT'] },
  { name: 'Saint-Jean-Baptiste', dayIn: fixed('06-24'), provinces: ['QC'] },
  { name: 'Canada Day, Memorial Day', dayIn: fixed('07-01'), provinces: provinceCodes },
  { name: 'Nunavut Day', dayIn: fixed('07-09'), provinces: ['NU'] },
  {
    name: 'British Columbia Day, New Brunswick Day, Saskatchewan Day, Civic Holiday',
    dayIn: mondayFrom('08-01'),
    provinces: ['BC', 'NB', 'NT', 'NU', 'SK'],
  },
  { name: 'Discovery Day', dayIn: mondayFrom('08-15'), provinces: ['YT'] },
  { name: 'Labour Day', dayIn: mondayFrom('09-01'), provinces: provinceCodes },
  {
    name: 'National Day for Truth and Reconciliation',
    dayIn: fixed('09-30'),
    provinces: ['BC', 'MB', 'NT', 'NU', 'PE', 'YT'],
  },
  { name: 'Thanksgiving', dayIn: mondayFrom('10-08'), provinces: allBut('NB', 'NL', 'NS', 'PE') },
  { name: 'Remembrance Day', dayIn: fixed('11-11'), provinces: allBut('ON', 'QC') },
  { name: 'Christmas Day', dayIn: fixed('12-25'), provinces: provinceCodes },
  { name: 'Boxing Day', dayIn: fixed('12-26'), provinces: ['ON'] },
];

const known = new Map<string, ReadonlySet<Day>>();

/**
 * Whether a day is a holiday in a province. A holiday on a weekend is also observed on the next working day: laws
 * differ on which employees get it off, and a promised day must suit everyone.
 */
export function isHoliday(day: Day, province: Province): boolean {
  const year = Number(day.slice(0, 4));
  const key = `${province} ${year}`;
  let days = known.get(key);
  if (!days) known.set(key, (days = daysOff(province, year)));
  return days.has(day);
}

function daysOff(province: Province, year: number): ReadonlySet<Day> {
  const ofProvince = holidays.filter(({ provinces }) => provinces.includes(province));
  const days = [year - 1, year].flatMap((each) => ofProvince.map(({ dayIn }) => dayIn(each))).sort();
  const taken = new Set(days);
  for (const day of days.filter(isWeekend)) {
    let substitute = addDays(day, 1);
    while (isWeekend(substitute) || taken.has(substitute)) substitute = addDays(substitute, 1);
    taken.add(substitute);
  }
  return taken;
}
