import type { IndustryRow } from '../industry.ts';

export const manufacturingFoodAndTextilesRows: readonly IndustryRow[] = [
  {
    industry: 'animal-food',
    code: '3111',
    label: { en: 'Pet food and animal feed maker', fr: 'Fabrication de nourriture pour animaux' },
    keywords: {
      en: 'dog food, cat food, feed mill, treats',
      fr: 'nourriture pour chiens, croquettes, moulée, meunerie',
    },
  },
  {
    industry: 'flour-mill',
    code: '3112',
    label: { en: 'Flour, cereal and oil mill', fr: 'Minoterie, céréales et huiles' },
    keywords: {
      en: 'milling, malt, rice, breakfast cereal, canola oil, granola',
      fr: 'moulin, farine, malt, céréales à déjeuner, huile, granola',
    },
  },
  {
    industry: 'candy-chocolate',
    code: '3113',
    label: { en: 'Candy, chocolate and sugar maker', fr: 'Fabrication de bonbons, de chocolat et de sucre' },
    keywords: {
      en: 'confectionery, chocolatier, sweets, fudge, gum',
      fr: 'confiserie, chocolaterie, chocolatier, friandises, sucrerie',
    },
  },
  {
    industry: 'prepared-foods',
    code: '3114',
    label: { en: 'Canned, frozen and prepared foods', fr: 'Conserves, surgelés et plats préparés' },
    keywords: {
      en: 'canning, jam, pickles, frozen meals, sauces, fruit preserving, meal prep',
      fr: 'mise en conserve, confitures, marinades, mets congelés, prêt-à-manger, sauces',
    },
  },
  {
    industry: 'dairy-products',
    code: '3115',
    label: {
      en: 'Dairy, cheese and ice cream maker',
      fr: 'Fabrication de produits laitiers, de fromage et de crème glacée',
    },
    keywords: {
      en: 'cheese, milk, yogurt, butter, creamery, gelato',
      fr: 'fromagerie, lait, yogourt, beurre, laiterie, crèmerie, glace',
    },
  },
  {
    industry: 'meat-processing',
    code: '3116',
    label: { en: 'Meat processing', fr: 'Transformation de viande' },
    keywords: {
      en: 'abattoir, slaughterhouse, sausage, deli meat, poultry processing, jerky, butcher',
      fr: 'abattoir, charcuterie, saucisses, découpe, volaille, salaison, boucher',
    },
  },
  {
    industry: 'seafood-processing',
    code: '3117',
    label: { en: 'Fish and seafood processing', fr: 'Transformation de poissons et de fruits de mer' },
    keywords: {
      en: 'fish plant, smoked salmon, lobster, shellfish, packing',
      fr: 'usine de poisson, saumon fumé, homard, fumoir',
    },
  },
  {
    industry: 'commercial-bakery',
    code: '3118',
    label: { en: 'Bakery (commercial or baked on site)', fr: 'Boulangerie artisanale ou industrielle' },
    keywords: {
      en: 'bread, bagels, cakes, cookies, pastry, pies, tortillas, baker, baked goods, wholesale bakery',
      fr: 'pain, boulanger, bagels, gâteaux, biscuits, pâtisserie, pâtissier, viennoiseries, tortillas',
    },
  },
  {
    industry: 'pastry-maker',
    code: '3118',
    label: { en: 'Cake and pastry maker', fr: 'Pâtisserie artisanale' },
    keywords: {
      en: 'bakery, wedding cakes, cupcakes, cookies, doughnuts, home baker, desserts',
      fr: 'gâteaux, petits gâteaux, biscuits, beignes, desserts, pâtissier, pâtissière, boulangerie',
    },
  },
  {
    industry: 'other-food-maker',
    code: '3119',
    label: { en: 'Other food maker', fr: 'Autre fabrication d’aliments' },
    keywords: {
      en: 'snacks, chips, coffee roaster, tea, spices, nuts, dressing, pasta, food processing',
      fr: 'collations, croustilles, thé, épices, noix, vinaigrette, pâtes, transformation alimentaire, agroalimentaire',
    },
  },
  {
    industry: 'coffee-roaster',
    code: '3119',
    label: { en: 'Coffee roaster', fr: 'Torréfaction de café' },
    keywords: {
      en: 'roastery, coffee beans, tea blending',
      fr: 'torréfacteur, brûlerie, café en grains, thé',
    },
  },
  {
    industry: 'beverage-maker',
    code: '3121',
    label: { en: 'Beverage maker', fr: 'Fabrication de boissons' },
    keywords: {
      en: 'drinks, soft drink, juice, bottled water, kombucha, ice, bottling',
      fr: 'jus, boisson gazeuse, eau embouteillée, kombucha, glace, embouteillage',
    },
  },
  {
    industry: 'brewery',
    code: '3121',
    label: { en: 'Brewery', fr: 'Brasserie ou microbrasserie' },
    keywords: {
      en: 'microbrewery, craft beer, brewer, brewing, ale',
      fr: 'bière, bière artisanale, brasseur, micro',
    },
  },
  {
    industry: 'winery-distillery',
    code: '3121',
    label: { en: 'Winery, cidery or distillery', fr: 'Vignoble, cidrerie ou distillerie' },
    keywords: {
      en: 'wine, vineyard, cider, spirits, gin, whisky, mead',
      fr: 'vin, vignoble, cidre, spiritueux, gin, hydromel, vigneron',
    },
  },
  {
    industry: 'tobacco-products',
    code: '3122',
    label: { en: 'Tobacco product maker', fr: 'Fabrication de produits du tabac' },
    keywords: {
      en: 'cigarettes, cigars',
      fr: 'cigarettes, cigares',
    },
  },
  {
    industry: 'cannabis-products',
    code: '3123',
    label: { en: 'Cannabis product maker', fr: 'Fabrication de produits du cannabis' },
    keywords: {
      en: 'marijuana, edibles, hemp, CBD, extracts',
      fr: 'marijuana, comestibles, chanvre, CBD, extraits',
    },
  },
  {
    industry: 'yarn-mill',
    code: '3131',
    label: { en: 'Yarn and thread mill', fr: 'Filature' },
    keywords: {
      en: 'fibre, wool, spinning, thread',
      fr: 'fibres, laine, fils, filage',
    },
  },
  {
    industry: 'fabric-mill',
    code: '3132',
    label: { en: 'Fabric mill', fr: 'Usine de tissus' },
    keywords: {
      en: 'weaving, textile, knit fabric, nonwoven',
      fr: 'tissage, textile, tricot, non-tissé',
    },
  },
  {
    industry: 'textile-finishing',
    code: '3133',
    label: { en: 'Textile dyeing and finishing', fr: 'Teinture et finition de textiles' },
    keywords: {
      en: 'fabric printing, coating, dyeing, screen printing fabric',
      fr: 'impression sur tissu, teinturerie textile, enduction',
    },
  },
  {
    industry: 'household-textiles',
    code: '3141',
    label: { en: 'Curtains, linens and carpet maker', fr: 'Fabrication de rideaux, de linge de maison et de tapis' },
    keywords: {
      en: 'drapery, bedding, quilts, towels, rugs',
      fr: 'draperies, literie, courtepointes, serviettes, moquette',
    },
  },
  {
    industry: 'canvas-textile-products',
    code: '3149',
    label: { en: 'Canvas, bags and other textile products', fr: 'Toiles, sacs et autres produits textiles' },
    keywords: {
      en: 'tent, tarp, awning, rope, embroidery, tote bags',
      fr: 'tente, bâche, auvent, corde, broderie, sacs',
    },
  },
  {
    industry: 'knitted-clothing',
    code: '3151',
    label: { en: 'Knitted clothing maker', fr: 'Fabrication de vêtements tricotés' },
    keywords: {
      en: 'socks, sweaters, hosiery, knitwear',
      fr: 'bas, chaussettes, chandails, bonneterie, tricot',
    },
  },
  {
    industry: 'clothing-maker',
    code: '3152',
    label: { en: 'Clothing manufacturer', fr: 'Fabrication de vêtements' },
    keywords: {
      en: 'apparel, garment, sewing, fashion, uniforms, custom clothing',
      fr: 'couture, mode, confection, uniformes, atelier de couture, couturière',
    },
  },
  {
    industry: 'clothing-accessories',
    code: '3159',
    label: {
      en: 'Hats, gloves and other clothing accessories',
      fr: 'Chapeaux, gants et autres accessoires vestimentaires',
    },
    keywords: {
      en: 'hat, mitts, scarves, belts, accessories',
      fr: 'tuque, mitaines, foulards, ceintures, chapellerie',
    },
  },
  {
    industry: 'leather-tanning',
    code: '3161',
    label: { en: 'Leather tanning', fr: 'Tannage du cuir' },
    keywords: {
      en: 'tannery, hides, fur dressing, taxidermy leather',
      fr: 'tannerie, peaux, apprêtage de fourrure',
    },
  },
  {
    industry: 'footwear-maker',
    code: '3162',
    label: { en: 'Footwear maker', fr: 'Fabrication de chaussures' },
    keywords: {
      en: 'shoes, boots, shoemaker, moccasins',
      fr: 'souliers, bottes, cordonnier-bottier, mocassins',
    },
  },
  {
    industry: 'leather-goods',
    code: '3169',
    label: { en: 'Leather goods maker', fr: 'Maroquinerie artisanale' },
    keywords: {
      en: 'bags, wallets, saddles, belts, luggage',
      fr: 'sacs, portefeuilles, selles, sellerie, valises',
    },
  },
];
