import type { IndustryRow } from '../industry.ts';

export const retailRows: readonly IndustryRow[] = [
  {
    industry: 'car-dealer',
    code: '4411',
    label: { en: 'Car dealer', fr: 'Concessionnaire automobile' },
    keywords: {
      en: 'auto dealership, new cars, vehicle sales, trucks, cars',
      fr: 'vente d’autos, voitures neuves, véhicules, auto, char',
    },
  },
  {
    industry: 'used-car-dealer',
    code: '4411',
    label: { en: 'Used car dealer', fr: 'Vente de voitures d’occasion' },
    keywords: {
      en: 'pre-owned, second-hand cars, auto sales, vehicles',
      fr: 'autos usagées, véhicules d’occasion, marchand d’autos, char usagé',
    },
  },
  {
    industry: 'powersports-rv-dealer',
    code: '4412',
    label: { en: 'RV, boat and powersports dealer', fr: 'Vente de VR, de bateaux et de véhicules de loisir motorisés' },
    keywords: {
      en: 'motorcycle, snowmobile, ATV, camper, trailer, marine, motorhome',
      fr: 'moto, motoneige, VTT, roulotte, remorque, motomarine, quatre-roues',
    },
  },
  {
    industry: 'auto-parts-store',
    code: '4413',
    label: { en: 'Auto parts or tire store', fr: 'Magasin de pièces d’auto ou de pneus' },
    keywords: {
      en: 'tires, accessories, car audio, batteries, wheels',
      fr: 'pneus, accessoires d’auto, batteries, jantes, mags',
    },
  },
  {
    industry: 'building-supply-store',
    code: '4441',
    label: { en: 'Building supplies or home centre', fr: 'Matériaux de construction ou centre de rénovation' },
    keywords: {
      en: 'lumber yard, home improvement, doors, windows, kitchen, tile',
      fr: 'bois, cour à bois, rénovation, portes, fenêtres, céramique',
    },
  },
  {
    industry: 'hardware-store',
    code: '4441',
    label: { en: 'Hardware or paint store', fr: 'Quincaillerie ou magasin de peinture' },
    keywords: {
      en: 'tools, locks, paint, fasteners',
      fr: 'outils, serrures, quincaillier, peinture, clous',
    },
  },
  {
    industry: 'garden-centre',
    code: '4442',
    label: { en: 'Garden centre', fr: 'Jardinerie' },
    keywords: {
      en: 'nursery, plants, lawn mower, landscaping supplies, seeds',
      fr: 'pépinière, centre jardin, plantes, tondeuse, semences, terre à jardin',
    },
  },
  {
    industry: 'food-retail',
    code: '4451',
    label: { en: 'Grocery or convenience store', fr: 'Épicerie ou dépanneur' },
    keywords: {
      en: 'food store, groceries',
      fr: 'alimentation, magasin',
    },
  },
  {
    industry: 'grocery-store',
    code: '4451',
    label: { en: 'Grocery store', fr: 'Épicerie' },
    keywords: {
      en: 'supermarket, food market, ethnic grocery, corner store, halal, organic, groceries',
      fr: 'supermarché, marché d’alimentation, fruiterie, épicier, halal, bio, vrac, alimentation',
    },
  },
  {
    industry: 'convenience-store',
    code: '4451',
    label: { en: 'Convenience store', fr: 'Dépanneur' },
    keywords: {
      en: 'corner store, variety store, depanneur, lottery, mini-mart, snacks',
      fr: 'dép, tabagie, accommodation, loterie, magasin du coin',
    },
  },
  {
    industry: 'vending-machines',
    code: '4451',
    label: { en: 'Vending machine operator', fr: 'Exploitation de distributrices automatiques' },
    keywords: {
      en: 'vending, snack machines, coffee machines',
      fr: 'machines distributrices, collations, café',
    },
  },
  {
    industry: 'specialty-food-store',
    code: '4452',
    label: { en: 'Specialty food store', fr: 'Épicerie fine ou alimentation spécialisée' },
    keywords: {
      en: 'gourmet, delicatessen, spices, tea, coffee beans, health food, prepared meals',
      fr: 'produits du terroir, épices, thé, café, aliments naturels, traiteur',
    },
  },
  {
    industry: 'bakery-retail',
    code: '4452',
    label: { en: 'Bakery (retail shop)', fr: 'Boulangerie (magasin)' },
    keywords: {
      en: 'baked goods, bread, cakes, pastry shop, patisserie, doughnuts, cookies, baker',
      fr: 'pain, pâtisserie, gâteaux, beignes, viennoiseries, croissants, boulanger',
    },
  },
  {
    industry: 'butcher-shop',
    code: '4452',
    label: { en: 'Butcher shop', fr: 'Boucherie' },
    keywords: {
      en: 'meat, deli, halal meat, sausages, butcher',
      fr: 'viande, boucher, charcuterie, halal, saucisses',
    },
  },
  {
    industry: 'fish-market',
    code: '4452',
    label: { en: 'Fish market', fr: 'Poissonnerie' },
    keywords: {
      en: 'seafood, fishmonger, lobster',
      fr: 'poisson, fruits de mer, homard, poissonnier',
    },
  },
  {
    industry: 'fruit-vegetable-store',
    code: '4452',
    label: { en: 'Fruit and vegetable store', fr: 'Fruiterie' },
    keywords: {
      en: 'produce, farm stand, greengrocer, market stall',
      fr: 'fruits, légumes, kiosque, marché public, primeurs',
    },
  },
  {
    industry: 'cheese-candy-store',
    code: '4452',
    label: { en: 'Cheese, candy or chocolate shop', fr: 'Fromagerie, confiserie ou chocolaterie (magasin)' },
    keywords: {
      en: 'sweets, nuts, ice cream, dairy store',
      fr: 'bonbons, noix, friandises, fromage, chocolat',
    },
  },
  {
    industry: 'liquor-store',
    code: '4453',
    label: { en: 'Beer, wine and liquor store', fr: 'Magasin de bière, de vin et de spiritueux' },
    keywords: {
      en: 'alcohol, wine shop, craft beer, homebrew, off-licence',
      fr: 'alcool, caviste, bière de microbrasserie, cellier',
    },
  },
  {
    industry: 'furniture-home-store',
    code: '4491',
    label: { en: 'Furniture, flooring or home decor store', fr: 'Magasin de meubles, de planchers ou de décoration' },
    keywords: {
      en: 'mattress, sofa, lighting, kitchenware, housewares, linens, picture frames',
      fr: 'matelas, sofa, luminaires, articles de cuisine, literie, encadrement, déco',
    },
  },
  {
    industry: 'flooring-store',
    code: '4491',
    label: { en: 'Flooring or window covering store', fr: 'Magasin de couvre-planchers ou de stores' },
    keywords: {
      en: 'carpet, hardwood, blinds, curtains, tile',
      fr: 'tapis, bois franc, rideaux, toiles, plancher',
    },
  },
  {
    industry: 'electronics-store',
    code: '4492',
    label: {
      en: 'Electronics, phone or appliance store',
      fr: 'Magasin d’électronique, de téléphones ou d’électroménagers',
    },
    keywords: {
      en: 'computers, cell phones, TV, cameras, video games, laptop',
      fr: 'ordinateurs, cellulaires, télé, caméras, jeux vidéo, portable',
    },
  },
  {
    industry: 'department-store',
    code: '4551',
    label: { en: 'Department store', fr: 'Grand magasin' },
    keywords: {
      en: 'clothing, household goods, chain store',
      fr: 'grande surface, rayons, vêtements, maison',
    },
  },
  {
    industry: 'general-store',
    code: '4552',
    label: { en: 'General store', fr: 'Magasin général' },
    keywords: {
      en: 'general merchandise, warehouse club, variety, surplus, liquidation, country store',
      fr: 'marchandises diverses, club-entrepôt, surplus, liquidation, bazar',
    },
  },
  {
    industry: 'dollar-store',
    code: '4552',
    label: { en: 'Dollar store', fr: 'Magasin à un dollar' },
    keywords: {
      en: 'discount, bargain, party supplies',
      fr: 'rabais, aubaines, dollarama, articles de fête',
    },
  },
  {
    industry: 'online-store',
    code: '4552',
    label: { en: 'Online store, various goods', fr: 'Boutique en ligne, produits variés' },
    keywords: {
      en: 'e-commerce, web store, dropshipping, Amazon seller, Shopify, internet sales, mail order',
      fr: 'commerce électronique, vente en ligne, Web, dropshipping, Amazon, Shopify, vente par correspondance',
    },
  },
  {
    industry: 'health-beauty-store',
    code: '4561',
    label: { en: 'Health and beauty store', fr: 'Magasin de santé et de beauté' },
    keywords: {
      en: 'cosmetics, perfume, vitamins, supplements, medical supplies, hearing aids, makeup',
      fr: 'cosmétiques, parfum, vitamines, suppléments, orthopédie, appareils auditifs, maquillage, produits naturels',
    },
  },
  {
    industry: 'pharmacy',
    code: '4561',
    label: { en: 'Pharmacy', fr: 'Pharmacie' },
    keywords: {
      en: 'drug store, pharmacist, prescriptions, chemist',
      fr: 'pharmacien, pharmacienne, médicaments, ordonnances',
    },
  },
  {
    industry: 'optical-store',
    code: '4561',
    label: { en: 'Eyeglasses store', fr: 'Lunetterie' },
    keywords: {
      en: 'optical, optician, glasses, contact lenses',
      fr: 'opticien, lunettes, verres de contact, optique',
    },
  },
  {
    industry: 'gas-station',
    code: '4571',
    label: { en: 'Gas station', fr: 'Station-service' },
    keywords: {
      en: 'fuel, petrol, gasoline, service station, diesel, charging station, truck stop',
      fr: 'essence, gaz, carburant, diesel, pompe, borne de recharge, relais routier',
    },
  },
  {
    industry: 'fuel-dealer',
    code: '4572',
    label: { en: 'Heating oil or propane dealer', fr: 'Vente de mazout ou de propane' },
    keywords: {
      en: 'fuel delivery, firewood, pellets, home heating',
      fr: 'livraison de mazout, huile à chauffage, bois de chauffage, granules, combustible',
    },
  },
  {
    industry: 'clothing-store',
    code: '4581',
    label: { en: 'Clothing store', fr: 'Boutique de vêtements' },
    keywords: {
      en: 'fashion, boutique, apparel, women’s wear, men’s wear, kids clothes, lingerie, bridal, accessories, uniforms',
      fr: 'mode, linge, prêt-à-porter, vêtements pour femmes, hommes, enfants, lingerie, robes de mariée, accessoires',
    },
  },
  {
    industry: 'shoe-store',
    code: '4582',
    label: { en: 'Shoe store', fr: 'Magasin de chaussures' },
    keywords: {
      en: 'footwear, boots, sneakers, running shoes',
      fr: 'souliers, bottes, espadrilles, chausseur',
    },
  },
  {
    industry: 'jewellery-store',
    code: '4583',
    label: { en: 'Jewellery, luggage or leather goods store', fr: 'Bijouterie, bagagerie ou maroquinerie' },
    keywords: {
      en: 'jewelry, jeweller, watches, rings, handbags, purses',
      fr: 'bijoux, bijoutier, montres, bagues, valises, sacs à main, cuir',
    },
  },
  {
    industry: 'sports-hobby-store',
    code: '4591',
    label: { en: 'Sporting goods, hobby or music store', fr: 'Articles de sport, de loisirs ou de musique' },
    keywords: {
      en: 'toys, games, crafts, fabric, sewing, musical instruments, outdoor, hunting, fishing, ski, hockey',
      fr: 'jouets, jeux, artisanat, tissus, couture, instruments de musique, plein air, chasse, pêche, ski, hockey',
    },
  },
  {
    industry: 'bike-shop',
    code: '4591',
    label: { en: 'Bicycle shop', fr: 'Boutique de vélos' },
    keywords: {
      en: 'bikes, cycling, e-bikes',
      fr: 'bicyclettes, cyclisme, vélo électrique',
    },
  },
  {
    industry: 'book-store',
    code: '4592',
    label: { en: 'Book store or newsstand', fr: 'Librairie ou kiosque à journaux' },
    keywords: {
      en: 'books, magazines, comics, newspapers',
      fr: 'livres, libraire, revues, bandes dessinées, journaux',
    },
  },
  {
    industry: 'florist',
    code: '4593',
    label: { en: 'Florist', fr: 'Fleuriste' },
    keywords: {
      en: 'flowers, bouquets, wedding flowers, plants',
      fr: 'fleurs, bouquets, plantes, arrangements floraux',
    },
  },
  {
    industry: 'gift-office-store',
    code: '4594',
    label: { en: 'Gift, card or office supply store', fr: 'Boutique de cadeaux, papeterie ou fournitures de bureau' },
    keywords: {
      en: 'souvenirs, stationery, greeting cards, party supplies',
      fr: 'souvenirs, cartes de souhaits, articles de fête, bureau',
    },
  },
  {
    industry: 'used-goods-store',
    code: '4595',
    label: { en: 'Second-hand or antique store', fr: 'Friperie, antiquités ou articles d’occasion' },
    keywords: {
      en: 'thrift, vintage, consignment, used clothing, antiques, pre-owned',
      fr: 'usagé, seconde main, vintage, consignation, antiquaire, brocante',
    },
  },
  {
    industry: 'other-store',
    code: '4599',
    label: { en: 'Other store', fr: 'Autre commerce de détail' },
    keywords: {
      en: 'specialty shop, religious goods, collectibles, mobile homes, pool supplies, trophies',
      fr: 'boutique spécialisée, articles religieux, objets de collection, maisons mobiles, piscines, trophées',
    },
  },
  {
    industry: 'pet-store',
    code: '4599',
    label: { en: 'Pet store', fr: 'Animalerie' },
    keywords: {
      en: 'pets, dog, cat, aquarium, pet food, pet supplies',
      fr: 'animaux, chien, chat, aquarium, nourriture pour animaux, accessoires pour animaux',
    },
  },
  {
    industry: 'art-gallery',
    code: '4599',
    label: { en: 'Art dealer or gallery', fr: 'Galerie d’art (vente)' },
    keywords: {
      en: 'paintings, artwork, art sales, sculpture',
      fr: 'tableaux, œuvres, marchand d’art, galeriste, sculpture',
    },
  },
  {
    industry: 'vape-cannabis-store',
    code: '4599',
    label: { en: 'Vape, tobacco or cannabis store', fr: 'Boutique de vapotage, de tabac ou de cannabis' },
    keywords: {
      en: 'smoke shop, weed, dispensary, e-cigarettes, cigars',
      fr: 'tabagie, pot, cigarette électronique, cigares, vapoteuse',
    },
  },
];
