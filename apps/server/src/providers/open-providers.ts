import { paths } from '@portal/contract/routes';
import path from 'node:path';
import type { BureauSandbox } from '@portal/bureau-sandbox';
import type { Config } from '../config/index.ts';
import { ConfigError } from '../config/index.ts';
import type { Clock } from '../platform/clock.ts';
import { watchPort } from '../platform/telemetry/outside-calls.ts';
import type { AddressLookup, AddressResult } from './address-lookup/address-lookup.ts';
import { createAddressComplete } from './address-lookup/address-complete.ts';
import { createPhoton } from './address-lookup/photon.ts';
import { createGoogle } from './identity/google.ts';
import { createOidc } from './identity/oidc.ts';
import type { BankAggregator, BankResult } from './bank-aggregator/bank-aggregator.ts';
import { openFlinks } from './bank-aggregator/flinks/flinks-bank.ts';
import type { CreditBureau, CreditReport } from './credit-bureau/credit-bureau.ts';
import type { IdentityProvider } from './identity/identity-provider.ts';
import type { StaffIdentityProvider } from './identity/staff-identity-provider.ts';
import { openEquifax, defaultBureauTimeouts } from './credit-bureau/equifax/equifax-bureau.ts';
import { defaultTimeouts } from './provider-http.ts';

export interface ProviderPorts {
  readonly bank: BankAggregator;
  readonly bureau: CreditBureau;
  readonly addresses: AddressLookup | undefined;
  readonly identity: IdentityProvider | undefined;
  readonly staffIdentity: StaffIdentityProvider | undefined;
}

export interface OpenSandbox {
  url: string;
  /** For the start banner: what the sandbox replaces, its address, and what to enter there. */
  lines: readonly string[];
  close(): Promise<void>;
}

export interface Providers {
  ports: ProviderPorts;
  sandboxes: { addresses?: OpenSandbox; bank?: OpenSandbox; bureau?: BureauSandbox };
  close(): Promise<void>;
}

const SANDBOX_STATE_FILE = 'bank-sandbox.json';

/** Known only to the sandbox and its adapter. */
const ADDRESS_SANDBOX_KEY = 'address-sandbox-key';

/** The only redirect address registered at Google. */
export const GOOGLE_RETURN_PATH = '/api/auth/google/return';

/** The console's only redirect address registered at the lender's identity provider. */
export const STAFF_OIDC_RETURN_PATH = '/api/staff/sign-in/oidc-return';

/**
 * Opens each configured provider; in development, opens the sandbox of a provider that is not configured. Throws
 * `ConfigError` if a sandbox cannot listen.
 */
export async function openProviders(config: Config, parts: { clock: Clock }): Promise<Providers> {
  const sandboxes: Providers['sandboxes'] = {};
  const bank = await openBank(config, parts.clock);
  if (bank.sandbox) sandboxes.bank = bank.sandbox;
  const bureau = await openBureau(config);
  if (bureau.sandbox) sandboxes.bureau = bureau.sandbox;
  const addresses = await openAddresses(config);
  if (addresses.sandbox) sandboxes.addresses = addresses.sandbox;
  return {
    ports: {
      addresses: addresses.port && watchPort('addresses', addresses.port, ['find', 'retrieve'], failureIn),
      bank: watchPort('bank', bank.port, bankCalls, failureIn),
      bureau: watchPort('bureau', bureau.port, ['inquire'], failureOfReport),
      identity: openIdentity(config),
      staffIdentity: openStaffIdentity(config),
    },
    sandboxes,
    close: async () => {
      await Promise.all(Object.values(sandboxes).map((sandbox) => sandbox.close()));
    },
  };
}

const bankCalls = [
  'createAuthorizeToken',
  'confirmLogin',
  'readAccounts',
  'askForTransactions',
  'pollTransactions',
  'readStatements',
  'deleteLoginAtBank',
] as const satisfies readonly (keyof BankAggregator)[];

function failureIn(result: BankResult<unknown> | AddressResult<unknown>): string | undefined {
  if (result.ok) return undefined;
  return 'kind' in result.error ? result.error.kind : result.error.code;
}

function failureOfReport(report: CreditReport): string | undefined {
  return report.status === 'ERROR' ? report.error : undefined;
}

/** No sandbox: without a client id, there is no Google sign-in. */
function openIdentity({ google, publicUrl }: Config): ProviderPorts['identity'] {
  return google && createGoogle({ ...google, returnUrl: `${publicUrl}${GOOGLE_RETURN_PATH}` });
}

/** No sandbox: without an identity provider, staff sign in by passkey. */
function openStaffIdentity({ staffOidc, consoleUrl }: Config): ProviderPorts['staffIdentity'] {
  return staffOidc && createOidc({ ...staffOidc, returnUrl: `${consoleUrl}${STAFF_OIDC_RETURN_PATH}` });
}

async function openBank(
  config: Config,
  clock: Clock,
): Promise<{ port: ProviderPorts['bank']; sandbox: OpenSandbox | undefined }> {
  const common = {
    offersStatements: config.bankStatements,
    customerName: config.brands.en.name,
    returnUrl: `${config.publicUrl}${paths.bankReturn}`,
  };
  if (config.bank) {
    return {
      port: openFlinks({ ...config.bank, ...common, webhook: config.bankWebhook }, defaultTimeouts),
      sandbox: undefined,
    };
  }
  // Never in production, which requires a configured bank.
  const { openBankSandbox } = await import('@portal/bank-sandbox');
  const sandbox = await listening('BANK_SANDBOX_PORT', () =>
    openBankSandbox({
      host: config.host,
      port: config.bankSandboxPort,
      publicHost: new URL(config.publicUrl).hostname,
      now: () => clock.now(),
      webhookHeader: config.bankWebhook.header,
      stateFile: path.join(config.dataDir, SANDBOX_STATE_FILE),
    }),
  );
  const webhook = { ...config.bankWebhook, secret: config.bankWebhook.secret ?? sandbox.webhookSecret };
  return { port: openFlinks({ ...sandbox.access, ...common, webhook }, defaultTimeouts), sandbox };
}

async function openBureau(
  config: Config,
): Promise<{ port: ProviderPorts['bureau']; sandbox: BureauSandbox | undefined }> {
  if (config.bureau) return { port: openEquifax(config.bureau, defaultBureauTimeouts), sandbox: undefined };
  const { openBureauSandbox } = await import('@portal/bureau-sandbox');
  const sandbox = await openBureauSandbox({ host: '127.0.0.1', port: 0 });
  return { port: openEquifax(sandbox.access, defaultBureauTimeouts), sandbox };
}

async function openAddresses(
  config: Config,
): Promise<{ port: ProviderPorts['addresses']; sandbox: OpenSandbox | undefined }> {
  const { addresses } = config;
  if (addresses.provider === 'off') return { port: undefined, sandbox: undefined };
  if (addresses.provider === 'addresscomplete') return { port: createAddressComplete(addresses), sandbox: undefined };
  if (addresses.provider === 'photon') return { port: createPhoton(addresses), sandbox: undefined };
  const { openAddressSandbox } = await import('@portal/address-sandbox');
  const sandbox = await openAddressSandbox({ host: '127.0.0.1', port: 0, key: ADDRESS_SANDBOX_KEY });
  return {
    port: createAddressComplete({ url: sandbox.url, key: ADDRESS_SANDBOX_KEY }),
    sandbox: { ...sandbox, lines: [] },
  };
}

/** Starts a sandbox; if its port is taken, the error names its variable. */
async function listening<Sandbox>(variable: string, open: () => Promise<Sandbox>): Promise<Sandbox> {
  try {
    return await open();
  } catch (error) {
    const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw inUse ? new ConfigError([`${variable} is in use by another program`]) : error;
  }
}

export function sandboxLines({ sandboxes }: Providers): string[] {
  return Object.values(sandboxes).flatMap((sandbox) => [...sandbox.lines]);
}
