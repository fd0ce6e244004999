import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SandboxLanguage } from './businesses/stories.ts';
import { guidOf } from './businesses/seeded.ts';

/** A person's login at a bank. Lasts until deleted, and always has the same id. */
export interface Login {
  id: string;
  institution: string;
  username: string;
  language: SandboxLanguage;
  tag: string | null;
  refreshedAt: string;
}

export interface Session {
  id: string;
  institution: string | null;
  language: SandboxLanguage;
  tag: string | null;
  /** Undefined until the person has logged in. */
  loginId?: string;
  username?: string;
  lastUsedAt: number;
  wrongTries: number;
  /** Accounts and days requested from GetAccountsDetail, and the number of polls so far. */
  detail?: { accountIds: string[]; days: number; polls: number };
}

export interface ForcedError {
  kind: 'outage' | 'slow' | 'error' | 'code' | 'garbage';
  /** Number of requests affected; all if absent. */
  times?: number;
  call?: string;
  /** Used with `slow`. */
  delayMs?: number;
  /** Used with `error` and `code`. */
  status?: number;
  code?: string;
}

const TOKEN_LIFETIME_MS = 30 * 60_000;
const AUTHORIZING_IDLE_MS = 8 * 60_000;
const PROCESSING_IDLE_MS = 30 * 60_000;

interface StoredState {
  logins: Login[];
  sessions: Session[];
}

/** The sandbox's state. With a file, logins and sessions survive a restart, as the provider's would. */
export class SandboxState {
  readonly #now: () => Date;
  readonly #file: string | undefined;
  readonly #tokens = new Map<string, number>();
  readonly #logins = new Map<string, Login>();
  readonly #sessions = new Map<string, Session>();
  faults: ForcedError[] = [];

  constructor(now: () => Date, file?: string) {
    this.#now = now;
    this.#file = file;
    const stored = file !== undefined && existsSync(file) ? readStored(file) : undefined;
    for (const login of stored?.logins ?? []) this.#logins.set(login.id, login);
    for (const session of stored?.sessions ?? []) this.#sessions.set(session.id, session);
  }

  now(): Date {
    return this.#now();
  }

  makeToken(): string {
    const token = randomUUID();
    this.#tokens.set(token, this.#time() + TOKEN_LIFETIME_MS);
    return token;
  }

  spendToken(token: string): boolean {
    const until = this.#tokens.get(token);
    this.#tokens.delete(token);
    return until !== undefined && this.#time() <= until;
  }

  startSession(values: Pick<Session, 'institution' | 'language' | 'tag'>): Session {
    const session: Session = { id: randomUUID(), lastUsedAt: this.#time(), wrongTries: 0, ...values };
    this.#sessions.set(session.id, session);
    this.save();
    return session;
  }

  findSession(id: string): Session | undefined {
    const session = this.#sessions.get(id);
    if (!session) return undefined;
    const idleMs = session.loginId === undefined ? AUTHORIZING_IDLE_MS : PROCESSING_IDLE_MS;
    if (this.#time() - session.lastUsedAt > idleMs) {
      this.endSession(id);
      return undefined;
    }
    session.lastUsedAt = this.#time();
    return session;
  }

  endSession(id: string): void {
    this.#sessions.delete(id);
    this.save();
  }

  logIn(session: Session, institution: string, username: string): Login {
    const id = guidOf('login', institution, username.trim().toLowerCase(), session.language);
    const login: Login = {
      id,
      institution,
      username: username.trim().toLowerCase(),
      language: session.language,
      tag: session.tag,
      refreshedAt: this.now().toISOString(),
    };
    this.#logins.set(id, login);
    session.institution = institution;
    session.loginId = id;
    session.username = login.username;
    this.save();
    return login;
  }

  findLogin(id: string): Login | undefined {
    return this.#logins.get(id);
  }

  logins(): Login[] {
    return [...this.#logins.values()];
  }

  deleteLogin(id: string): void {
    this.#logins.delete(id);
    for (const session of this.#sessions.values()) if (session.loginId === id) this.#sessions.delete(session.id);
    this.save();
  }

  sessionsOf(loginId: string): Session[] {
    return [...this.#sessions.values()].filter((session) => session.loginId === loginId);
  }

  takeForcedError(call: string): ForcedError | undefined {
    const error = this.faults.find((candidate) => candidate.call === undefined || candidate.call === call);
    if (error?.times !== undefined) {
      error.times -= 1;
      if (error.times <= 0) this.faults = this.faults.filter((candidate) => candidate !== error);
    }
    return error;
  }

  save(): void {
    if (this.#file === undefined) return;
    const alive = this.#time() - PROCESSING_IDLE_MS;
    const sessions = [...this.#sessions.values()].filter(({ lastUsedAt }) => lastUsedAt >= alive);
    const stored: StoredState = { logins: this.logins(), sessions };
    mkdirSync(dirname(this.#file), { recursive: true, mode: 0o700 });
    writeFileSync(`${this.#file}.part`, JSON.stringify(stored), { mode: 0o600 });
    renameSync(`${this.#file}.part`, this.#file);
  }

  #time(): number {
    return this.#now().getTime();
  }
}

/** If the file cannot be read, the sandbox starts empty. */
function readStored(file: string): StoredState | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as StoredState;
  } catch {
    return undefined;
  }
}
