export interface Street {
  readonly province: string;
  readonly city: Names;
  readonly name: Names;
  readonly first: number;
  readonly last: number;
  readonly area: string;
  readonly units?: Readonly<Record<number, readonly string[]>>;
}

export interface Names {
  readonly en: string;
  readonly fr: string;
}

const both = (name: string): Names => ({ en: name, fr: name });
const named = (en: string, fr: string): Names => ({ en, fr });
const floors = (count: number): string[] =>
  Array.from({ length: count }, (_, floor) => [`${floor + 1}01`, `${floor + 1}02`, `${floor + 1}03`]).flat();

/** Real street names in every province and territory; the numbers and postal codes are made up. */
export const streets: readonly Street[] = [
  street('QC', both('Montréal'), both('rue Sainte-Catherine Ouest'), 1000, 1500, 'H3G', { 1250: floors(4) }),
  street('QC', both('Montréal'), both('rue Sainte-Catherine Est'), 100, 900, 'H2X'),
  street('QC', both('Montréal'), both('boulevard René-Lévesque Ouest'), 600, 1400, 'H3B', { 1000: ['1800', '2400'] }),
  street('QC', both('Montréal'), both('rue Saint-Denis'), 4001, 4801, 'H2J'),
  street('QC', both('Québec'), both('Grande Allée Est'), 500, 700, 'G1R'),
  street('QC', both('Québec'), both('boulevard René-Lévesque Est'), 100, 400, 'G1R'),
  street('QC', both('Gatineau'), both('boulevard Saint-Joseph'), 100, 500, 'J8Y'),
  street('QC', both('Sherbrooke'), both('rue King Ouest'), 1000, 2000, 'J1H'),
  street('ON', both('Toronto'), named('King Street West', 'rue King Ouest'), 20, 400, 'M5X', {
    100: ['5600', '5700'],
  }),
  street('ON', both('Toronto'), named('Queen Street East', 'rue Queen Est'), 100, 900, 'M5A'),
  street('ON', both('Ottawa'), named('Rideau Street', 'rue Rideau'), 50, 400, 'K1N'),
  street('ON', both('Ottawa'), named('Sparks Street', 'rue Sparks'), 50, 240, 'K1P'),
  street('ON', named('Greater Sudbury', 'Grand Sudbury'), named('Elm Street', 'rue Elm'), 10, 300, 'P3E'),
  street('BC', both('Vancouver'), named('West Georgia Street', 'rue West Georgia'), 600, 1400, 'V6B', {
    1055: ['1500', '2100'],
  }),
  street('BC', both('Victoria'), named('Government Street', 'rue Government'), 900, 1300, 'V8W'),
  street('AB', both('Calgary'), named('8 Avenue SW', '8 Avenue SW'), 100, 900, 'T2P'),
  street('AB', both('Edmonton'), named('Jasper Avenue', 'avenue Jasper'), 10000, 10800, 'T5J'),
  street('SK', both('Saskatoon'), named('2nd Avenue South', '2e Avenue Sud'), 100, 400, 'S7K'),
  street('SK', both('Regina'), named('Albert Street', 'rue Albert'), 1800, 2400, 'S4P'),
  street('MB', both('Winnipeg'), named('Portage Avenue', 'avenue Portage'), 200, 600, 'R3C'),
  street('MB', both('Winnipeg'), named('Provencher Boulevard', 'boulevard Provencher'), 100, 400, 'R2H'),
  street('NB', both('Moncton'), named('Main Street', 'rue Main'), 600, 1100, 'E1C'),
  street('NB', both('Dieppe'), named('Champlain Street', 'rue Champlain'), 200, 600, 'E1A'),
  street('NS', both('Halifax'), named('Barrington Street', 'rue Barrington'), 1500, 2000, 'B3J'),
  street('PE', both('Charlottetown'), named('Great George Street', 'rue Great George'), 20, 200, 'C1A'),
  street('NL', named('St. John’s', 'St. John’s'), named('Water Street', 'rue Water'), 100, 400, 'A1C'),
  street('YT', both('Whitehorse'), named('Main Street', 'rue Main'), 100, 400, 'Y1A'),
  street('NT', both('Yellowknife'), named('Franklin Avenue', 'avenue Franklin'), 4900, 5200, 'X1A'),
  street('NU', both('Iqaluit'), named('Queen Elizabeth Way', 'chemin Queen Elizabeth'), 600, 900, 'X0A'),
];

function street(
  province: string,
  city: Names,
  name: Names,
  first: number,
  last: number,
  area: string,
  units?: Street['units'],
): Street {
  return { province, city, name, first, last, area, ...(units ? { units } : {}) };
}
