import { type Applicant, APPLICATIONS_OF_AN_APPLICANT, fundingBody } from './applicant.ts';
import { callsPerSecond } from './load.ts';
import { type Measurement, median } from './measurement.ts';

const ROUNDS = 5;
const ROUND_SECONDS = 3;
const WARM_UP_SECONDS = 2;

/** C7: saving a step ÷ plain Fastify and pg insert. C8: the list ÷ plain select. Rounds alternate; medians. */
export async function measureSavingAndListing(
  portalPort: number,
  plainPort: number,
  applicants: Applicant[],
): Promise<Measurement[]> {
  const save = applicants.map((applicant) => ({
    next: () => ({
      method: 'PUT',
      path: `/api/applications/${applicant.applicationId}/business-funding`,
      headers: { authorization: applicant.authorization },
      body: fundingBody(applicant.version),
    }),
    take: ({ text }: { text: string }) => {
      applicant.version = (JSON.parse(text) as { version: number }).version;
    },
  }));
  const insert = applicants.map((applicant) => ({
    next: () => ({ method: 'POST', path: '/insert', body: fundingBody(applicant.version) }),
    take: ({ text }: { text: string }) => void JSON.parse(text),
  }));
  const list = applicants.map(({ authorization }) => ({
    next: () => ({ method: 'GET', path: '/api/applications', headers: { authorization } }),
  }));
  const select = applicants.map((_applicant, owner) => ({
    next: () => ({ method: 'GET', path: `/select/${String(owner + 1)}` }),
  }));

  const saving = await alternate(
    (seconds) => callsPerSecond(portalPort, seconds, save),
    (seconds) => callsPerSecond(plainPort, seconds, insert),
  );
  const listing = await alternate(
    (seconds) => callsPerSecond(portalPort, seconds, list),
    (seconds) => callsPerSecond(plainPort, seconds, select),
  );
  return [
    {
      row: 'C7',
      name: 'saving a step ÷ plain Fastify + pg insert',
      ratio: saving.ours / saving.plain,
      target: { atLeast: 0.5 },
      figures: { savesPerSecond: saving.ours, plainInsertsPerSecond: saving.plain, connections: applicants.length },
    },
    {
      row: 'C8',
      name: 'list of applications ÷ plain Fastify + pg select',
      ratio: listing.ours / listing.plain,
      target: { atLeast: 0.6 },
      figures: {
        listsPerSecond: listing.ours,
        plainSelectsPerSecond: listing.plain,
        rowsInPlainList: APPLICATIONS_OF_AN_APPLICANT,
      },
    },
  ];
}

/** Rows that the plain list reads, as many as a customer has applications. */
export async function fillPlainLists(plainPort: number, owners: number): Promise<void> {
  for (let owner = 1; owner <= owners; owner += 1) {
    const reply = await fetch(
      `http://127.0.0.1:${String(plainPort)}/fill/${String(owner)}/${String(APPLICATIONS_OF_AN_APPLICANT)}`,
      {
        method: 'POST',
      },
    );
    if (!reply.ok) throw new Error('The plain lists could not be filled');
  }
}

async function alternate(
  ours: (seconds: number) => Promise<number>,
  plain: (seconds: number) => Promise<number>,
): Promise<{ ours: number; plain: number }> {
  await ours(WARM_UP_SECONDS);
  await plain(WARM_UP_SECONDS);
  const rates: { ours: number[]; plain: number[] } = { ours: [], plain: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.ours.push(await ours(ROUND_SECONDS));
    rates.plain.push(await plain(ROUND_SECONDS));
  }
  return { ours: median(rates.ours), plain: median(rates.plain) };
}
