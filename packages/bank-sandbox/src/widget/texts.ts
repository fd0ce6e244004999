import type { InBothLanguages, SandboxLanguage } from '../businesses/stories.ts';

const texts = {
  product: { en: 'Bank connection', fr: 'Connexion bancaire' },
  sandbox: { en: 'Sandbox: no real bank, no real data', fr: 'Bac à sable : ni banque réelle, ni données réelles' },
  close: { en: 'Close', fr: 'Fermer' },
  back: { en: 'Back to the banks', fr: 'Retour aux banques' },
  tryAgain: { en: 'Start again', fr: 'Recommencer' },
  consentTitle: { en: 'Share your bank data', fr: 'Partager vos données bancaires' },
  consentText: {
    en: 'is asking to read your accounts, balances and transactions for the last 12 months, once, to review your application. You can withdraw at any time.',
    fr: 'demande à lire vos comptes, vos soldes et vos opérations des 12 derniers mois, une seule fois, pour examiner votre demande. Vous pouvez retirer votre accord en tout temps.',
  },
  someone: { en: 'The lender', fr: 'Le prêteur' },
  accept: { en: 'I agree', fr: 'Accepter' },
  deny: { en: 'I do not agree', fr: 'Refuser' },
  banksTitle: { en: 'Choose your bank', fr: 'Choisir votre banque' },
  search: { en: 'Search for a bank', fr: 'Rechercher une banque' },
  noBank: { en: 'No bank has this name.', fr: 'Aucune banque ne porte ce nom.' },
  credentialsTitle: { en: 'Log in to {{bank}}', fr: 'Ouvrir une session chez {{bank}}' },
  username: { en: 'User name', fr: 'Nom d’utilisateur' },
  password: { en: 'Password', fr: 'Mot de passe' },
  logIn: { en: 'Log in', fr: 'Ouvrir une session' },
  demoUsers: { en: 'Demo users', fr: 'Comptes de démonstration' },
  demoHint: {
    en: 'Password: {{password}}. Choose one to fill it in.',
    fr: 'Mot de passe : {{password}}. En choisir un remplit les champs.',
  },
  wrongUsername: {
    en: 'This bank does not recognize this user name.',
    fr: 'Cette banque ne connaît pas ce nom d’utilisateur.',
  },
  wrongPassword: { en: 'The password is wrong.', fr: 'Le mot de passe est incorrect.' },
  questionTitle: { en: 'Security question', fr: 'Question de sécurité' },
  questionHint: { en: 'The answer is {{answer}}.', fr: 'La réponse est {{answer}}.' },
  wrongAnswer: { en: 'The answer is wrong.', fr: 'La réponse est incorrecte.' },
  next: { en: 'Continue', fr: 'Continuer' },
  accountsTitle: { en: 'Choose an account', fr: 'Choisir un compte' },
  noAccount: { en: 'No account can be chosen here.', fr: 'Aucun compte ne peut être choisi ici.' },
  ownPagesTitle: { en: '{{bank}} logs you in on its own page', fr: '{{bank}} ouvre la session sur sa propre page' },
  ownPagesText: { en: 'You will come back here afterwards.', fr: 'Vous reviendrez ici ensuite.' },
  goToBank: { en: 'Go to the bank', fr: 'Aller à la banque' },
  waiting: { en: 'Waiting for the other window…', fr: 'En attente de l’autre fenêtre…' },
  popUpBlocked: {
    en: 'Your browser has blocked your bank’s window. Allow pop-ups, then try again.',
    fr: 'Votre navigateur a bloqué la fenêtre de votre banque. Autorisez les fenêtres contextuelles, puis réessayez.',
  },
  windowDoneTitle: { en: 'You can close this window', fr: 'Vous pouvez fermer cette fenêtre' },
  doneTitle: { en: 'Your bank is connected', fr: 'Votre compte bancaire est lié' },
  doneText: { en: 'You can continue your application.', fr: 'Vous pouvez poursuivre votre demande.' },
  deniedTitle: { en: 'Nothing was shared', fr: 'Rien n’a été partagé' },
  closedTitle: { en: 'The connection was closed', fr: 'La connexion a été fermée' },
  tokenTitle: { en: 'This page cannot be opened again', fr: 'Cette page ne peut pas être rouverte' },
  expiredTitle: { en: 'The session has ended', fr: 'La session est terminée' },
  maximumTitle: { en: 'Too many failed attempts', fr: 'Trop de tentatives infructueuses' },
  disabledBankTitle: {
    en: 'This bank cannot be connected at the moment',
    fr: 'La connexion avec cette banque est impossible pour le moment',
  },
  busyTitle: { en: 'The bank is busy: try again later', fr: 'La banque est occupée : réessayez plus tard' },
  lockedTitle: { en: 'The bank has locked this login', fr: 'La banque a verrouillé ce compte utilisateur' },
  unfinishedTitle: { en: 'Your bank wants to hear from you first', fr: 'Votre banque souhaite d’abord vous parler' },
  brokenTitle: { en: 'Your bank could not be read', fr: 'La lecture de votre banque a échoué' },
  homeText: {
    en: 'It stands in for the bank aggregator in development: the widget is below /v2, the API below /v3.',
    fr: 'Il remplace l’agrégateur bancaire en développement : le module est sous /v2, l’API sous /v3.',
  },
} satisfies Record<string, InBothLanguages>;
export type WidgetTextKey = keyof typeof texts;

export function textIn(
  language: SandboxLanguage,
  key: WidgetTextKey,
  values: Readonly<Record<string, string>> = {},
): string {
  return texts[key][language].replaceAll(/\{\{(\w+)\}\}/gu, (_match, name: string) => values[name] ?? '');
}
