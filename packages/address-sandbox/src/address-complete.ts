import { findById, toId } from './place-id.ts';
import { countWithin, type Language, lineOf, type Place, placesWithin, postalCodeOf, searchPlaces } from './places.ts';

/** The vendor always responds with 200; an error is a row with these four columns. */
interface ErrorRow {
  Error: string;
  Description: string;
  Cause: string;
  Resolution: string;
}
type Row = ErrorRow | Record<string, string | number>;

const MOST_SUGGESTIONS = 7;
const MOST_WITHIN = 100;
const countedIn = {
  en: (count: number) => `${count} Addresses`,
  fr: (count: number) => `${count} adresses`,
} as const;
const languageCodes = { en: 'ENG', fr: 'FRE' } as const satisfies Record<Language, string>;

function errorRow(code: string, description: string): ErrorRow[] {
  return [{ Error: code, Description: description, Cause: `${description}.`, Resolution: 'See the documentation.' }];
}

function languageOf(parameters: URLSearchParams): Language {
  return parameters.get('LanguagePreference')?.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

export function findRows(parameters: URLSearchParams, key: string): Row[] {
  if (parameters.get('Key') !== key) return errorRow('2', 'Unknown key');
  const term = parameters.get('SearchTerm') ?? '';
  const lastId = parameters.get('LastId') ?? '';
  if (term === '' && lastId === '') return errorRow('1001', 'SearchTerm or LastId Required');
  const language = languageOf(parameters);
  if (lastId === '') {
    const most = Number(parameters.get('MaxSuggestions') ?? MOST_SUGGESTIONS);
    return searchPlaces(term, most).map((place) => toFindRow(place, language));
  }
  const container = findById(lastId);
  if (!container) return errorRow('1002', 'LastId Invalid');
  return placesWithin(container, MOST_WITHIN).map((place) => toFindRow(place, language));
}

function toFindRow(place: Place, language: Language): Row {
  const { street } = place;
  const count = countWithin(place);
  const town = `${street.city[language]}, ${street.province}`;
  const where = place.civicNumber === undefined ? town : `${town}, ${postalCodeOf(place)}`;
  return {
    Id: toId(place, language),
    Text: lineOf(place, language),
    Highlight: '',
    Cursor: 0,
    Description: count > 0 ? `${where} - ${countedIn[language](count)}` : where,
    Next: count > 0 ? 'Find' : 'Retrieve',
  };
}

export function retrieveRows(parameters: URLSearchParams, key: string): Row[] {
  if (parameters.get('Key') !== key) return errorRow('2', 'Unknown key');
  const place = findById(parameters.get('Id') ?? '');
  if (place?.civicNumber === undefined) return errorRow('1001', 'Id Invalid');
  return (['en', 'fr'] as const).map((language) => toRetrieveRow(place, language));
}

function toRetrieveRow(place: Place, language: Language): Row {
  const { street, civicNumber, unit } = place;
  return {
    Id: toId(place, language),
    DomesticId: '',
    Language: languageCodes[language],
    LanguageAlternatives: 'ENG,FRE',
    Department: '',
    Company: '',
    SubBuilding: unit ?? '',
    BuildingNumber: String(civicNumber),
    BuildingName: '',
    SecondaryStreet: '',
    Street: street.name[language],
    Block: '',
    Neighbourhood: '',
    District: '',
    City: street.city[language],
    Line1: lineOf(place, language),
    Line2: '',
    Line3: '',
    Line4: '',
    Line5: '',
    AdminAreaName: '',
    AdminAreaCode: '',
    Province: street.province,
    ProvinceName: '',
    ProvinceCode: street.province,
    PostalCode: postalCodeOf(place),
    CountryName: 'Canada',
    CountryIso2: 'CA',
    CountryIso3: 'CAN',
    CountryIsoNumber: 124,
    SortingNumber1: '',
    SortingNumber2: '',
    Barcode: '',
    POBoxNumber: '',
    Label: lineOf(place, language),
    Type: 'Residential',
    DataLevel: 'Premise',
  };
}
