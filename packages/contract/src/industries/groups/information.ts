import type { IndustryRow } from '../industry.ts';

export const informationRows: readonly IndustryRow[] = [
  {
    industry: 'film-video',
    code: '5121',
    label: { en: 'Film, video production or cinema', fr: 'Production de films et vidéos ou cinéma' },
    keywords: {
      en: 'movie, TV production, videographer, post-production, animation, movie theatre, editing',
      fr: 'vidéaste, télévision, tournage, postproduction, animation, salle de cinéma, montage, réalisateur',
    },
  },
  {
    industry: 'music-recording',
    code: '5122',
    label: { en: 'Music recording or label', fr: 'Enregistrement sonore ou maison de disques' },
    keywords: {
      en: 'recording studio, record label, music producer, sound engineer',
      fr: 'studio d’enregistrement, étiquette de disques, réalisateur musical, preneur de son',
    },
  },
  {
    industry: 'publishing',
    code: '5131',
    label: { en: 'Newspaper, magazine or book publisher', fr: 'Édition de journaux, de magazines ou de livres' },
    keywords: {
      en: 'press, editor, publishing house, directory',
      fr: 'éditeur, éditrice, presse, maison d’édition, revue, répertoire',
    },
  },
  {
    industry: 'software-publisher',
    code: '5132',
    label: { en: 'Software publisher', fr: 'Édition de logiciels' },
    keywords: {
      en: 'SaaS, app, mobile app, product software, startup, tech company',
      fr: 'SaaS, application, appli, logiciel, jeune pousse, techno',
    },
  },
  {
    industry: 'video-games',
    code: '5132',
    label: { en: 'Video game studio', fr: 'Studio de jeux vidéo' },
    keywords: {
      en: 'game developer, gaming, mobile games',
      fr: 'développeur de jeux, jeu vidéo, jeux mobiles',
    },
  },
  {
    industry: 'radio-tv',
    code: '5161',
    label: { en: 'Radio or television station', fr: 'Station de radio ou de télévision' },
    keywords: {
      en: 'broadcasting, broadcaster, community radio',
      fr: 'radiodiffusion, télédiffuseur, radio communautaire',
    },
  },
  {
    industry: 'streaming-podcast',
    code: '5162',
    label: { en: 'Streaming, podcast or online content', fr: 'Diffusion en continu, balado ou contenu en ligne' },
    keywords: {
      en: 'YouTube, content network, news website, channel, media',
      fr: 'YouTube, baladodiffusion, podcast, site de nouvelles, chaîne, média',
    },
  },
  {
    industry: 'telecom-internet',
    code: '5173',
    label: { en: 'Internet, phone or cable provider', fr: 'Fournisseur Internet, téléphone ou câble' },
    keywords: {
      en: 'ISP, telecom, wireless, fibre, broadband, cell service',
      fr: 'FAI, télécom, sans-fil, fibre, haute vitesse, câblodistributeur',
    },
  },
  {
    industry: 'satellite-telecom',
    code: '5174',
    label: { en: 'Satellite telecommunications', fr: 'Télécommunications par satellite' },
    keywords: {
      en: 'satellite internet, ground station',
      fr: 'Internet par satellite, station terrestre',
    },
  },
  {
    industry: 'telecom-reseller',
    code: '5179',
    label: { en: 'Telecom reseller or VoIP', fr: 'Revente de télécommunications ou voix sur IP' },
    keywords: {
      en: 'phone service reseller, prepaid, VoIP',
      fr: 'revendeur, téléphonie IP, cartes d’appel',
    },
  },
  {
    industry: 'hosting-data',
    code: '5182',
    label: { en: 'Web hosting and data services', fr: 'Hébergement Web et traitement de données' },
    keywords: {
      en: 'cloud, data centre, server, data entry, data processing',
      fr: 'infonuagique, nuage, centre de données, serveur, saisie de données',
    },
  },
  {
    industry: 'information-services',
    code: '5192',
    label: { en: 'Online portal, library or archive', fr: 'Portail Web, bibliothèque ou archives' },
    keywords: {
      en: 'search engine, news agency, directory website, library',
      fr: 'moteur de recherche, agence de presse, répertoire en ligne, centre de documentation',
    },
  },
];
