import type { IndustryRow } from '../industry.ts';

export const agricultureAndResourcesRows: readonly IndustryRow[] = [
  {
    industry: 'grain-farm',
    code: '1111',
    label: { en: 'Grain and oilseed farm', fr: 'Ferme céréalière et oléagineuse' },
    keywords: {
      en: 'grain, wheat, canola, corn, soybean, barley, oats, lentils, cash crops, farmer, farming',
      fr: 'grandes cultures, céréales, blé, canola, maïs, soya, orge, avoine, lentilles, agriculteur, agricultrice',
    },
  },
  {
    industry: 'vegetable-farm',
    code: '1112',
    label: { en: 'Vegetable farm', fr: 'Ferme maraîchère' },
    keywords: {
      en: 'market garden, potato, produce grower, organic farm, vegetables, melon, farmer, farming',
      fr: 'maraîcher, légumes, pommes de terre, patates, panier bio, melon, agriculteur, culture maraîchère',
    },
  },
  {
    industry: 'fruit-farm',
    code: '1113',
    label: { en: 'Fruit, berry or nut farm', fr: 'Ferme fruitière, petits fruits ou noix' },
    keywords: {
      en: 'orchard, apple, blueberry, strawberry, cranberry, vineyard, grape grower, peach, cherry, farmer',
      fr: 'verger, pommes, bleuets, fraises, canneberges, vignoble, vigne, framboises, cerises, autocueillette',
    },
  },
  {
    industry: 'greenhouse-nursery',
    code: '1114',
    label: { en: 'Greenhouse, nursery or flower grower', fr: 'Serre, pépinière ou culture de fleurs' },
    keywords: {
      en: 'greenhouse, hothouse, plants, trees, sod, flowers, mushroom, cannabis grower, horticulture',
      fr: 'serriculture, pépiniériste, plantes, arbres, gazon, fleurs, champignons, cannabis, horticulture',
    },
  },
  {
    industry: 'other-crop-farm',
    code: '1119',
    label: { en: 'Other crop farm', fr: 'Autre culture agricole' },
    keywords: {
      en: 'hay, straw, forage, mixed farm, tobacco, herbs, hops, lavender, farmer, farming',
      fr: 'foin, paille, fourrage, ferme mixte, tabac, fines herbes, houblon, lavande, agriculteur',
    },
  },
  {
    industry: 'maple-syrup',
    code: '1119',
    label: { en: 'Sugar bush or maple syrup producer', fr: 'Érablière ou cabane à sucre' },
    keywords: {
      en: 'maple, sugar shack, sugar house, sap, syrup',
      fr: 'sirop d’érable, acériculture, acériculteur, sucre, tire, eau d’érable',
    },
  },
  {
    industry: 'cattle-farm',
    code: '1121',
    label: { en: 'Cattle or dairy farm', fr: 'Élevage bovin ou ferme laitière' },
    keywords: {
      en: 'beef, cow, ranch, rancher, feedlot, milk, dairy farmer, livestock',
      fr: 'bœuf, vache, bétail, ranch, lait, producteur laitier, éleveur, parc d’engraissement',
    },
  },
  {
    industry: 'hog-farm',
    code: '1122',
    label: { en: 'Hog farm', fr: 'Élevage porcin' },
    keywords: {
      en: 'pig, pork, swine, livestock',
      fr: 'porc, porcherie, cochon, éleveur',
    },
  },
  {
    industry: 'poultry-farm',
    code: '1123',
    label: { en: 'Poultry or egg farm', fr: 'Élevage de volailles ou production d’œufs' },
    keywords: {
      en: 'chicken, turkey, duck, eggs, hatchery, livestock',
      fr: 'poulet, poulailler, aviculture, dinde, canard, œufs, couvoir',
    },
  },
  {
    industry: 'sheep-goat-farm',
    code: '1124',
    label: { en: 'Sheep or goat farm', fr: 'Élevage de moutons ou de chèvres' },
    keywords: {
      en: 'lamb, wool, goat milk, livestock',
      fr: 'agneau, brebis, bergerie, ovin, caprin, chevrier, laine',
    },
  },
  {
    industry: 'fish-farm',
    code: '1125',
    label: { en: 'Fish or shellfish farm', fr: 'Pisciculture ou aquaculture' },
    keywords: {
      en: 'aquaculture, trout, salmon, oyster, mussel, seaweed',
      fr: 'poisson d’élevage, truite, saumon, huîtres, moules, algues',
    },
  },
  {
    industry: 'other-animal-farm',
    code: '1129',
    label: { en: 'Other animal farm', fr: 'Autre élevage' },
    keywords: {
      en: 'mixed livestock, bison, deer, rabbit, alpaca, mink, worms, insects',
      fr: 'élevage mixte, bison, cerf, lapin, alpaga, vison, insectes',
    },
  },
  {
    industry: 'beekeeping',
    code: '1129',
    label: { en: 'Beekeeping', fr: 'Apiculture' },
    keywords: {
      en: 'honey, bees, beekeeper, apiary, hive',
      fr: 'miel, abeilles, apiculteur, ruches, rucher',
    },
  },
  {
    industry: 'horse-breeding',
    code: '1129',
    label: { en: 'Horse breeding', fr: 'Élevage de chevaux' },
    keywords: {
      en: 'horses, stud farm, equine, ranch',
      fr: 'chevaux, haras, équin, éleveur',
    },
  },
  {
    industry: 'timber-tract',
    code: '1131',
    label: { en: 'Woodlot or timber tract', fr: 'Terre à bois ou boisé privé' },
    keywords: {
      en: 'forest, woodland, standing timber, stumpage',
      fr: 'forêt, boisé, lot boisé, bois sur pied',
    },
  },
  {
    industry: 'forest-gathering',
    code: '1132',
    label: { en: 'Forest nursery or wild harvesting', fr: 'Pépinière forestière ou cueillette en forêt' },
    keywords: {
      en: 'seedlings, wild mushrooms, wild berries, foraging, forest products',
      fr: 'semis, champignons sauvages, petits fruits sauvages, produits forestiers non ligneux',
    },
  },
  {
    industry: 'logging',
    code: '1133',
    label: { en: 'Logging', fr: 'Exploitation forestière' },
    keywords: {
      en: 'forestry, lumberjack, timber, tree harvesting, firewood logging, feller',
      fr: 'foresterie, bûcheron, abattage, coupe de bois, débardage, récolte de bois',
    },
  },
  {
    industry: 'fishing',
    code: '1141',
    label: { en: 'Commercial fishing', fr: 'Pêche commerciale' },
    keywords: {
      en: 'fisherman, fisher, lobster, crab, shrimp, boat, seafood',
      fr: 'pêcheur, homard, crabe, crevette, bateau de pêche, fruits de mer',
    },
  },
  {
    industry: 'hunting-trapping',
    code: '1142',
    label: { en: 'Hunting or trapping', fr: 'Chasse ou piégeage' },
    keywords: {
      en: 'trapper, fur, game, wildlife',
      fr: 'trappeur, trappe, fourrure, gibier, faune',
    },
  },
  {
    industry: 'crop-services',
    code: '1151',
    label: { en: 'Crop services for farms', fr: 'Travaux à forfait pour les cultures' },
    keywords: {
      en: 'custom harvesting, spraying, crop dusting, planting, soil preparation, farm labour',
      fr: 'récolte à forfait, épandage, arrosage, semis, travail du sol, main-d’œuvre agricole',
    },
  },
  {
    industry: 'livestock-services',
    code: '1152',
    label: { en: 'Livestock and horse services', fr: 'Services pour animaux de ferme et chevaux' },
    keywords: {
      en: 'farrier, horse boarding, stable, breeding services, shearing, artificial insemination',
      fr: 'maréchal-ferrant, pension pour chevaux, écurie, insémination, tonte, reproduction',
    },
  },
  {
    industry: 'forestry-services',
    code: '1153',
    label: { en: 'Forestry services', fr: 'Services forestiers' },
    keywords: {
      en: 'tree planting, reforestation, forest fire, timber cruising, silviculture',
      fr: 'reboisement, plantation d’arbres, feux de forêt, inventaire forestier, sylviculture',
    },
  },
  {
    industry: 'oil-gas-extraction',
    code: '2111',
    label: { en: 'Oil and gas producer', fr: 'Production de pétrole et de gaz' },
    keywords: {
      en: 'crude oil, natural gas, oil well, petroleum, oil sands',
      fr: 'pétrole brut, gaz naturel, puits, sables bitumineux',
    },
  },
  {
    industry: 'coal-mine',
    code: '2121',
    label: { en: 'Coal mine', fr: 'Mine de charbon' },
    keywords: {
      en: 'coal mining',
      fr: 'charbonnage, houille',
    },
  },
  {
    industry: 'metal-mine',
    code: '2122',
    label: { en: 'Metal mine', fr: 'Mine de métaux' },
    keywords: {
      en: 'gold, copper, nickel, iron ore, zinc, silver, lithium, mining',
      fr: 'or, cuivre, nickel, minerai de fer, zinc, argent, lithium, minière',
    },
  },
  {
    industry: 'quarry',
    code: '2123',
    label: { en: 'Quarry, sand or gravel pit', fr: 'Carrière, sablière ou gravière' },
    keywords: {
      en: 'gravel, sand, stone, aggregate, salt, potash, peat moss, mining',
      fr: 'gravier, sable, pierre, granulats, agrégats, sel, potasse, tourbe, tourbière',
    },
  },
  {
    industry: 'oilfield-mining-services',
    code: '2131',
    label: { en: 'Oilfield and mining services', fr: 'Services pétroliers et miniers' },
    keywords: {
      en: 'drilling, well servicing, exploration, prospecting, oil field, rig, roughneck',
      fr: 'forage, foreuse, exploration minière, prospection, entretien de puits',
    },
  },
  {
    industry: 'power-generation',
    code: '2211',
    label: { en: 'Electricity or renewable energy producer', fr: 'Production d’électricité ou d’énergie renouvelable' },
    keywords: {
      en: 'power, solar farm, wind farm, hydro, electric utility, green energy',
      fr: 'énergie, solaire, éolien, éoliennes, hydroélectricité, centrale',
    },
  },
  {
    industry: 'gas-distribution',
    code: '2212',
    label: { en: 'Natural gas distribution', fr: 'Distribution de gaz naturel' },
    keywords: {
      en: 'gas utility, natural gas',
      fr: 'gaz, gaz naturel, réseau gazier',
    },
  },
  {
    industry: 'water-sewage',
    code: '2213',
    label: { en: 'Water and sewage system', fr: 'Réseau d’eau et d’égout' },
    keywords: {
      en: 'water utility, aqueduct, wastewater, water treatment, irrigation system, steam',
      fr: 'aqueduc, eaux usées, traitement de l’eau, eau potable, irrigation',
    },
  },
];
