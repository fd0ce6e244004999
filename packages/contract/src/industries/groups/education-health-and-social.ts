import type { IndustryRow } from '../industry.ts';

export const educationHealthAndSocialRows: readonly IndustryRow[] = [
  {
    industry: 'private-school',
    code: '6111',
    label: { en: 'Elementary or high school', fr: 'École primaire ou secondaire' },
    keywords: {
      en: 'private school, kindergarten, Montessori, education',
      fr: 'école privée, maternelle, Montessori, éducation',
    },
  },
  {
    industry: 'college',
    code: '6112',
    label: { en: 'College', fr: 'Collège ou cégep' },
    keywords: {
      en: 'community college, post-secondary, career college, CEGEP',
      fr: 'collégial, postsecondaire, cégep privé',
    },
  },
  {
    industry: 'university',
    code: '6113',
    label: { en: 'University', fr: 'Université' },
    keywords: {
      en: 'higher education, degree, seminary',
      fr: 'enseignement supérieur, universitaire, faculté',
    },
  },
  {
    industry: 'business-computer-training',
    code: '6114',
    label: { en: 'Business or computer training', fr: 'Formation en gestion ou en informatique' },
    keywords: {
      en: 'corporate training, coding bootcamp, workshops, seminars, coaching, first aid course',
      fr: 'formation en entreprise, formateur, programmation, ateliers, séminaires, coaching',
    },
  },
  {
    industry: 'trade-school',
    code: '6115',
    label: { en: 'Trade or technical school', fr: 'École de métiers ou école technique' },
    keywords: {
      en: 'flight school, truck driving school, beauty school, vocational, apprenticeship, cooking school',
      fr: 'école de pilotage, école de conduite de camions, école de coiffure, formation professionnelle',
    },
  },
  {
    industry: 'other-school',
    code: '6116',
    label: { en: 'Courses and lessons', fr: 'Cours et leçons' },
    keywords: {
      en: 'instruction, teacher, coach, yoga teacher training, personal development, classes',
      fr: 'enseignement, professeur, croissance personnelle, ateliers, atelier',
    },
  },
  {
    industry: 'tutoring',
    code: '6116',
    label: { en: 'Tutoring', fr: 'Tutorat' },
    keywords: {
      en: 'tutor, homework, exam preparation, learning centre',
      fr: 'aide aux devoirs, soutien scolaire, tuteur, orthopédagogue, préparation aux examens',
    },
  },
  {
    industry: 'driving-school',
    code: '6116',
    label: { en: 'Driving school', fr: 'École de conduite' },
    keywords: {
      en: 'driving lessons, driving instructor, licence',
      fr: 'cours de conduite, moniteur de conduite, permis, auto-école',
    },
  },
  {
    industry: 'language-school',
    code: '6116',
    label: { en: 'Language school', fr: 'École de langues' },
    keywords: {
      en: 'English lessons, French lessons, ESL',
      fr: 'cours d’anglais, cours de français, francisation',
    },
  },
  {
    industry: 'music-dance-school',
    code: '6116',
    label: { en: 'Music, dance or art school', fr: 'École de musique, de danse ou d’art' },
    keywords: {
      en: 'piano lessons, ballet, singing, drama, art class, dance studio',
      fr: 'cours de piano, ballet, chant, théâtre, cours de peinture, studio de danse',
    },
  },
  {
    industry: 'sports-school',
    code: '6116',
    label: { en: 'Sports or martial arts school', fr: 'École de sport ou d’arts martiaux' },
    keywords: {
      en: 'karate, swimming lessons, gymnastics, hockey school, sports camp, judo, coach',
      fr: 'karaté, cours de natation, gymnastique, école de hockey, camp de sport, judo, dojo',
    },
  },
  {
    industry: 'education-support',
    code: '6117',
    label: { en: 'Educational support services', fr: 'Services de soutien à l’enseignement' },
    keywords: {
      en: 'student exchange, testing, curriculum, guidance, international students',
      fr: 'échanges étudiants, évaluation, programmes, orientation, étudiants internationaux',
    },
  },
  {
    industry: 'doctor',
    code: '6211',
    label: { en: 'Doctor’s office', fr: 'Cabinet de médecin' },
    keywords: {
      en: 'physician, medical clinic, family doctor, specialist, walk-in, psychiatrist, dermatologist',
      fr: 'docteur, clinique médicale, médecin de famille, spécialiste, sans rendez-vous, psychiatre, dermatologue',
    },
  },
  {
    industry: 'dentist',
    code: '6212',
    label: { en: 'Dentist', fr: 'Cabinet dentaire' },
    keywords: {
      en: 'dental clinic, orthodontist, teeth, oral surgeon',
      fr: 'dentiste, clinique dentaire, orthodontiste, dents',
    },
  },
  {
    industry: 'other-health-practitioner',
    code: '6213',
    label: { en: 'Health practitioner’s office', fr: 'Cabinet de professionnel de la santé' },
    keywords: {
      en: 'acupuncture, podiatrist, dietitian, naturopath, midwife, speech therapist, occupational therapist, denturist, dental hygienist, audiologist',
      fr: 'acupuncteur, podiatre, nutritionniste, diététiste, naturopathe, sage-femme, orthophoniste, ergothérapeute, denturologiste, audiologiste',
    },
  },
  {
    industry: 'chiropractor',
    code: '6213',
    label: { en: 'Chiropractor', fr: 'Chiropratique' },
    keywords: {
      en: 'chiro, back pain, spine',
      fr: 'chiropraticien, chiro, dos',
    },
  },
  {
    industry: 'physiotherapy',
    code: '6213',
    label: { en: 'Physiotherapy', fr: 'Physiothérapie' },
    keywords: {
      en: 'physio, physiotherapist, rehabilitation, sports injury, kinesiology',
      fr: 'physiothérapeute, physio, réadaptation, kinésiologue, blessures',
    },
  },
  {
    industry: 'massage-therapy',
    code: '6213',
    label: { en: 'Massage therapy', fr: 'Massothérapie' },
    keywords: {
      en: 'massage, RMT, massage therapist, osteopath',
      fr: 'massage, massothérapeute, ostéopathe, ostéopathie, orthothérapie',
    },
  },
  {
    industry: 'psychologist',
    code: '6213',
    label: { en: 'Psychologist or therapist', fr: 'Psychologie ou psychothérapie' },
    keywords: {
      en: 'counselling, mental health, psychotherapist, social worker',
      fr: 'psychologue, santé mentale, psychothérapeute, travailleuse sociale, thérapeute',
    },
  },
  {
    industry: 'optometrist',
    code: '6213',
    label: { en: 'Optometrist', fr: 'Optométrie' },
    keywords: {
      en: 'eye exam, eye doctor, vision, glasses',
      fr: 'optométriste, examen de la vue, yeux, lunettes',
    },
  },
  {
    industry: 'outpatient-centre',
    code: '6214',
    label: { en: 'Out-patient or community clinic', fr: 'Centre de soins ambulatoires' },
    keywords: {
      en: 'day surgery, dialysis, fertility, rehab clinic, family planning',
      fr: 'chirurgie d’un jour, dialyse, fertilité, CLSC, planification familiale',
    },
  },
  {
    industry: 'medical-lab',
    code: '6215',
    label: { en: 'Medical laboratory or imaging', fr: 'Laboratoire médical ou imagerie' },
    keywords: {
      en: 'blood test, X-ray, ultrasound, diagnostic, MRI',
      fr: 'prise de sang, radiologie, échographie, diagnostic, IRM',
    },
  },
  {
    industry: 'home-care',
    code: '6216',
    label: { en: 'Home health care', fr: 'Soins à domicile' },
    keywords: {
      en: 'home nursing, caregiver, personal support worker, PSW, nurse, foot care',
      fr: 'infirmière, préposée aux bénéficiaires, aide à domicile, proche aidant, soins de pieds',
    },
  },
  {
    industry: 'ambulance-other-health',
    code: '6219',
    label: { en: 'Ambulance and other health service', fr: 'Ambulance et autres services de santé' },
    keywords: {
      en: 'paramedic, blood bank, health screening',
      fr: 'paramédical, ambulancier, don de sang, dépistage',
    },
  },
  {
    industry: 'hospital',
    code: '6221',
    label: { en: 'General hospital', fr: 'Hôpital général' },
    keywords: {
      en: 'surgery, emergency, medical centre',
      fr: 'chirurgie, urgence, centre hospitalier',
    },
  },
  {
    industry: 'psychiatric-hospital',
    code: '6222',
    label: { en: 'Psychiatric or addiction hospital', fr: 'Hôpital psychiatrique ou de désintoxication' },
    keywords: {
      en: 'mental health, detox, rehab',
      fr: 'santé mentale, désintox, dépendances',
    },
  },
  {
    industry: 'specialty-hospital',
    code: '6223',
    label: { en: 'Specialty hospital', fr: 'Hôpital spécialisé' },
    keywords: {
      en: 'rehabilitation hospital, cancer, maternity',
      fr: 'réadaptation, cancérologie, maternité',
    },
  },
  {
    industry: 'nursing-home',
    code: '6231',
    label: { en: 'Nursing home', fr: 'Centre d’hébergement et de soins' },
    keywords: {
      en: 'long-term care, CHSLD, elder care, palliative',
      fr: 'CHSLD, soins de longue durée, soins palliatifs, infirmiers',
    },
  },
  {
    industry: 'group-home',
    code: '6232',
    label: { en: 'Group home or recovery home', fr: 'Foyer de groupe ou maison de thérapie' },
    keywords: {
      en: 'disability, supported living, addiction, halfway',
      fr: 'déficience intellectuelle, ressource intermédiaire, dépendances, toxicomanie',
    },
  },
  {
    industry: 'seniors-residence',
    code: '6233',
    label: { en: 'Seniors’ residence', fr: 'Résidence pour aînés' },
    keywords: {
      en: 'retirement home, assisted living, elderly',
      fr: 'RPA, personnes âgées, maison de retraite, retraités',
    },
  },
  {
    industry: 'other-residential-care',
    code: '6239',
    label: { en: 'Other residential care', fr: 'Autre hébergement avec soins' },
    keywords: {
      en: 'youth home, foster, transition house, shelter',
      fr: 'maison de jeunes, famille d’accueil, maison de transition, foyer',
    },
  },
  {
    industry: 'family-services',
    code: '6241',
    label: { en: 'Individual and family services', fr: 'Services aux personnes et aux familles' },
    keywords: {
      en: 'community centre, seniors centre, youth, newcomers, support, counselling, companion',
      fr: 'centre communautaire, aînés, jeunes, nouveaux arrivants, soutien, aide familiale, organisme communautaire',
    },
  },
  {
    industry: 'food-bank-shelter',
    code: '6242',
    label: { en: 'Food bank, shelter or relief', fr: 'Banque alimentaire, refuge ou secours' },
    keywords: {
      en: 'housing, emergency, homeless, meals on wheels',
      fr: 'hébergement d’urgence, itinérance, popote roulante, logement',
    },
  },
  {
    industry: 'job-rehabilitation',
    code: '6243',
    label: { en: 'Job training and rehabilitation', fr: 'Réadaptation et insertion en emploi' },
    keywords: {
      en: 'sheltered workshop, employment support, vocational',
      fr: 'entreprise d’insertion, intégration au travail, atelier protégé',
    },
  },
  {
    industry: 'daycare',
    code: '6244',
    label: { en: 'Daycare', fr: 'Garderie' },
    keywords: {
      en: 'child care, day care, nursery school, preschool, babysitting, after-school, kids, home daycare',
      fr: 'CPE, service de garde, milieu familial, prématernelle, enfants, éducatrice, halte-garderie, gardienne',
    },
  },
];
