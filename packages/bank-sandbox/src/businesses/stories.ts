export type SandboxLanguage = 'en' | 'fr';
export type InBothLanguages = Readonly<Record<SandboxLanguage, string>>;

export type MoneyFlow =
  | {
      kind: 'sales';
      monthlySales: number;
      /** Sales of a month relative to the average, January first; 1 is average. */
      season: readonly number[];
      growth: number;
      openOnWeekends: boolean;
      rent: number;
    }
  | { kind: 'salary'; monthlyPay: number; rent: number }
  | { kind: 'reserve'; monthlyTransfer: number }
  | { kind: 'card'; monthlySpending: number };

export interface AccountPlan {
  key: string;
  title: InBothLanguages;
  category: 'Operations' | 'Products' | 'Credits';
  type: 'Chequing' | 'Savings' | 'CreditCard';
  currency: 'CAD' | 'USD';
  usualBalance: number;
  flow: MoneyFlow;
}

export interface Story {
  summary: InBothLanguages;
  loginType: 'Business' | 'Personal';
  holder: {
    name: string;
    email: string;
    phone: string;
    street: string;
    city: string;
    province: string;
    postalCode: string;
  };
  historyDays: number;
  accounts: readonly AccountPlan[];
}

const LONG_HISTORY_DAYS = 900;
const EVEN = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
const CHRISTMAS = [0.86, 0.9, 0.96, 0.98, 1, 1.02, 0.97, 0.99, 1, 1.04, 1.1, 1.18];
const OUTDOORS = [0.12, 0.12, 0.35, 1.1, 1.8, 1.9, 1.85, 1.75, 1.5, 1.05, 0.34, 0.12];

const businessChequing = { en: 'Business Chequing', fr: 'Compte-chèques entreprise' };
const businessSavings = { en: 'Business Savings', fr: 'Compte d’épargne entreprise' };
const businessCard = { en: 'Business Card', fr: 'Carte entreprise' };

function operating(
  key: string,
  flow: Partial<Extract<MoneyFlow, { kind: 'sales' }>>,
  more: Partial<AccountPlan> = {},
): AccountPlan {
  return {
    key,
    title: businessChequing,
    category: 'Operations',
    type: 'Chequing',
    currency: 'CAD',
    usualBalance: 9500,
    flow: { kind: 'sales', monthlySales: 40_000, season: EVEN, growth: 1, openOnWeekends: true, rent: 3200, ...flow },
    ...more,
  };
}

const savings: AccountPlan = {
  key: 'savings',
  title: businessSavings,
  category: 'Operations',
  type: 'Savings',
  currency: 'CAD',
  usualBalance: 15_000,
  flow: { kind: 'reserve', monthlyTransfer: 1200 },
};

const card: AccountPlan = {
  key: 'card',
  title: businessCard,
  category: 'Credits',
  type: 'CreditCard',
  currency: 'CAD',
  usualBalance: -1800,
  flow: { kind: 'card', monthlySpending: 2400 },
};

const toronto = { city: 'Toronto', province: 'ON', postalCode: 'M5V 2T6' };
const montreal = { city: 'Montréal', province: 'QC', postalCode: 'H2X 1Y4' };

export const stories = {
  steady: {
    summary: {
      en: 'a bakery with years of steady sales',
      fr: 'une boulangerie aux ventes régulières depuis des années',
    },
    loginType: 'Business',
    holder: {
      name: 'Maple Street Bakery Inc.',
      email: 'office@mapleststreet.example',
      phone: '4165550142',
      street: '120 Maple Street',
      ...toronto,
    },
    historyDays: LONG_HISTORY_DAYS,
    accounts: [operating('operating', { monthlySales: 42_000, season: CHRISTMAS }), card],
  },
  seasonal: {
    summary: { en: 'a landscaper with sales from April to October', fr: 'un paysagiste actif d’avril à octobre' },
    loginType: 'Business',
    holder: {
      name: 'Paysages Boréal inc.',
      email: 'bureau@boreal.example',
      phone: '5145550117',
      street: '48, rue des Érables',
      ...montreal,
    },
    historyDays: LONG_HISTORY_DAYS,
    accounts: [
      operating('operating', { monthlySales: 38_000, season: OUTDOORS, openOnWeekends: false, rent: 1400 }),
      savings,
    ],
  },
  new: {
    summary: { en: 'a growing café, opened nine months ago', fr: 'un café ouvert il y a neuf mois, en croissance' },
    loginType: 'Business',
    holder: {
      name: 'Café du Marché inc.',
      email: 'bonjour@cafedumarche.example',
      phone: '5145550163',
      street: '9, place du Marché',
      ...montreal,
    },
    historyDays: 275,
    accounts: [operating('operating', { monthlySales: 14_000, growth: 1.06, rent: 2100 }, { usualBalance: 4200 })],
  },
  short: {
    summary: {
      en: 'an account opened three months ago: its history is too short',
      fr: 'un compte ouvert il y a trois mois : un historique trop court',
    },
    loginType: 'Business',
    holder: {
      name: 'Harbour Bikes Ltd.',
      email: 'shop@harbourbikes.example',
      phone: '9025550131',
      street: '7 Wharf Road',
      city: 'Halifax',
      province: 'NS',
      postalCode: 'B3J 1A1',
    },
    historyDays: 97,
    accounts: [operating('operating', { monthlySales: 18_500, rent: 1900 }, { usualBalance: 5200 })],
  },
  usd: {
    summary: {
      en: 'an exporter whose accounts are in US dollars',
      fr: 'un exportateur dont les comptes sont en dollars américains',
    },
    loginType: 'Business',
    holder: {
      name: 'Northline Exports Inc.',
      email: 'accounts@northline.example',
      phone: '6045550108',
      street: '300 Harbour Drive',
      city: 'Vancouver',
      province: 'BC',
      postalCode: 'V6B 1A1',
    },
    historyDays: LONG_HISTORY_DAYS,
    accounts: [
      operating(
        'operating',
        { monthlySales: 52_000, openOnWeekends: false, rent: 4100 },
        { currency: 'USD', title: { en: 'US Dollar Chequing', fr: 'Compte-chèques en dollars US' } },
      ),
    ],
  },
  savings: {
    summary: {
      en: 'no chequing account: only savings and a card',
      fr: 'aucun compte-chèques : un compte d’épargne et une carte',
    },
    loginType: 'Business',
    holder: {
      name: 'Prairie Consulting Ltd.',
      email: 'hello@prairieconsulting.example',
      phone: '3065550155',
      street: '15 Grain Avenue',
      city: 'Regina',
      province: 'SK',
      postalCode: 'S4P 3Y2',
    },
    historyDays: LONG_HISTORY_DAYS,
    accounts: [savings, card],
  },
  several: {
    summary: { en: 'several accounts with transfers between them', fr: 'plusieurs comptes et des virements entre eux' },
    loginType: 'Business',
    holder: {
      name: 'Lakeshore Restaurants Group Inc.',
      email: 'finance@lakeshore.example',
      phone: '9055550174',
      street: '2200 Lakeshore Road',
      city: 'Mississauga',
      province: 'ON',
      postalCode: 'L5J 1J4',
    },
    historyDays: LONG_HISTORY_DAYS,
    accounts: [
      operating(
        'downtown',
        { monthlySales: 61_000, season: CHRISTMAS, rent: 6400 },
        { title: { en: 'Chequing – Downtown', fr: 'Compte-chèques – Centre-ville' }, usualBalance: 14_000 },
      ),
      operating(
        'airport',
        { monthlySales: 23_000, rent: 3900 },
        { title: { en: 'Chequing – Airport', fr: 'Compte-chèques – Aéroport' }, usualBalance: 6100 },
      ),
      operating(
        'us',
        { monthlySales: 4200, rent: 0 },
        {
          currency: 'USD',
          title: { en: 'US Dollar Chequing', fr: 'Compte-chèques en dollars US' },
          usualBalance: 2500,
        },
      ),
      savings,
      card,
    ],
  },
  owner: {
    summary: {
      en: 'sales that go into the owner’s personal account, and a card',
      fr: 'des ventes déposées dans le compte personnel du propriétaire, et une carte',
    },
    loginType: 'Personal',
    holder: {
      name: 'Dominique Roy',
      email: 'dominique@personne.example',
      phone: '5065550119',
      street: '64 King Street',
      city: 'Moncton',
      province: 'NB',
      postalCode: 'E1C 4K6',
    },
    historyDays: LONG_HISTORY_DAYS,
    accounts: [
      operating(
        'everyday',
        { monthlySales: 21_000, rent: 1700 },
        { title: { en: 'Everyday Chequing', fr: 'Compte-chèques courant' }, usualBalance: 3400 },
      ),
      { ...card, title: { en: 'Cash-Back Card', fr: 'Carte à remises' } },
    ],
  },
  personal: {
    summary: { en: 'a personal account with a salary', fr: 'un compte personnel avec un salaire' },
    loginType: 'Personal',
    holder: {
      name: 'Camille Tremblay',
      email: 'camille@personne.example',
      phone: '4185550126',
      street: '31, rue Saint-Jean',
      city: 'Québec',
      province: 'QC',
      postalCode: 'G1R 1P1',
    },
    historyDays: LONG_HISTORY_DAYS,
    accounts: [
      {
        key: 'everyday',
        title: { en: 'Everyday Chequing', fr: 'Compte-chèques courant' },
        category: 'Operations',
        type: 'Chequing',
        currency: 'CAD',
        usualBalance: 2300,
        flow: { kind: 'salary', monthlyPay: 4600, rent: 1450 },
      },
    ],
  },
} as const satisfies Record<string, Story>;
export type StoryName = keyof typeof stories;
export const storyNames = Object.keys(stories) as StoryName[];
