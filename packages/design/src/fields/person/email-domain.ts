import checker from '@zootools/email-spell-checker';

/** Common email domains of small businesses in Canada, including real domains that look like a typo of another. */
const domains = [
  'gmail.com',
  'hotmail.com',
  'hotmail.ca',
  'hotmail.fr',
  'outlook.com',
  'outlook.fr',
  'live.ca',
  'live.com',
  'msn.com',
  'yahoo.ca',
  'yahoo.com',
  'yahoo.fr',
  'icloud.com',
  'bell.net',
  'sympatico.ca',
  'videotron.ca',
  'rogers.com',
  'shaw.ca',
  'telus.net',
  'cogeco.ca',
  'eastlink.ca',
  'proton.me',
  'aol.com',
  'mail.com',
  'email.com',
  'ymail.com',
];

/** The domain that was probably meant, such as `gmail.com` for `ana@gmial.com`; undefined if nothing looks mistyped. */
export function suggestDomain(email: string): string | undefined {
  const found = checker.run({ email: email.trim(), domains, secondLevelDomains: [], topLevelDomains: [] });
  return found?.domain;
}
