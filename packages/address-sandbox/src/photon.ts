import { type Language, type Place, postalCodeOf, searchPlaces } from './places.ts';

const MOST_FEATURES = 15;

/** Province names as in OpenStreetMap; a single name serves both languages. */
const stateNames = new Map<string, Record<Language, string>>([
  ['AB', { en: 'Alberta', fr: 'Alberta' }],
  ['BC', { en: 'British Columbia', fr: 'Colombie-Britannique' }],
  ['MB', { en: 'Manitoba', fr: 'Manitoba' }],
  ['NB', { en: 'New Brunswick', fr: 'Nouveau-Brunswick' }],
  ['NL', { en: 'Newfoundland and Labrador', fr: 'Terre-Neuve-et-Labrador' }],
  ['NS', { en: 'Nova Scotia', fr: 'Nouvelle-Écosse' }],
  ['NT', { en: 'Northwest Territories', fr: 'Territoires du Nord-Ouest' }],
  ['NU', { en: 'Nunavut', fr: 'Nunavut' }],
  ['ON', { en: 'Ontario', fr: 'Ontario' }],
  ['PE', { en: 'Prince Edward Island', fr: 'Île-du-Prince-Édouard' }],
  ['QC', { en: 'Quebec', fr: 'Québec' }],
  ['SK', { en: 'Saskatchewan', fr: 'Saskatchewan' }],
  ['YT', { en: 'Yukon', fr: 'Yukon' }],
]);

export function findFeatures(parameters: URLSearchParams): object {
  const language: Language = parameters.get('lang') === 'fr' ? 'fr' : 'en';
  const most = Number(parameters.get('limit') ?? MOST_FEATURES);
  const places = searchPlaces(parameters.get('q') ?? '', most);
  return { type: 'FeatureCollection', features: places.map((place) => toFeature(place, language)) };
}

function toFeature(place: Place, language: Language): object {
  const { street, civicNumber } = place;
  const isHouse = civicNumber !== undefined;
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [-75.69, 45.42] },
    properties: {
      osm_type: isHouse ? 'N' : 'W',
      osm_id: street.first,
      osm_key: isHouse ? 'place' : 'highway',
      osm_value: isHouse ? 'house' : 'primary',
      type: isHouse ? 'house' : 'street',
      ...(isHouse
        ? { housenumber: String(civicNumber), street: street.name[language], postcode: postalCodeOf(place) }
        : { name: street.name[language] }),
      city: street.city[language],
      state: stateNames.get(street.province)?.[language],
      country: 'Canada',
      countrycode: 'CA',
    },
  };
}
