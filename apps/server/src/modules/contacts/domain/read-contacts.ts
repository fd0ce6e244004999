import { CANADA } from '@portal/contract/constants';
import type { Language } from '@portal/contract/language';
import {
  type ContactColumn,
  type ImportedBusiness,
  importedBusiness,
  importedContact,
} from '@portal/contract/staff/contacts';

export interface ImportedContact {
  line: number;
  contactId: string;
  email: string;
  firstName: string | undefined;
  language: Language;
  business: ImportedBusiness | undefined;
}

export interface RefusedLine {
  line: number;
  /** Names of the wrong columns, or `line` for a malformed line. */
  columns: string[];
}

export interface ContactLine {
  line: number;
  cells: Readonly<Partial<Record<ContactColumn, string>>>;
}

const businessColumns = [
  'operatingName',
  'legalBusinessName',
  'street',
  'city',
  'province',
  'postalCode',
] as const satisfies readonly ContactColumn[];

export function readContacts(lines: readonly ContactLine[]): { contacts: ImportedContact[]; refused: RefusedLine[] } {
  const [contacts, refused]: [ImportedContact[], RefusedLine[]] = [[], []];
  const known = new Set<string>();
  for (const { line, cells } of lines) {
    const read = readLine(line, cells);
    if ('columns' in read) {
      refused.push(read);
    } else if (known.has(read.contactId)) {
      refused.push({ line, columns: ['contactId'] });
    } else {
      known.add(read.contactId);
      contacts.push(read);
    }
  }
  return { contacts, refused };
}

/** Characters that databases cannot store or people do not type; U+FFFD replaces letters of an unknown encoding. */
const UNFIT = /[\p{Cc}\uFFFD]/u;

function unfitColumns(cells: ContactLine['cells']): string[] {
  return Object.entries(cells).flatMap(([column, text]) => (UNFIT.test(text.trim()) ? [column] : []));
}

function readLine(line: number, cells: ContactLine['cells']): ImportedContact | RefusedLine {
  const unfit = unfitColumns(cells);
  if (unfit.length > 0) return { line, columns: unfit };
  const person = importedContact.safeParse({
    contactId: cells.contactId,
    email: cells.email,
    ...(cells.firstName?.trim() ? { firstName: cells.firstName } : {}),
    language: cells.language?.trim().toLowerCase(),
  });
  const business = readBusiness(cells);
  const issues = [person, business].flatMap((parsed) => parsed?.error?.issues ?? []);
  if (issues.length > 0 || person.data === undefined)
    return { line, columns: [...new Set(issues.map(({ path }) => columnOf(String(path[0]))))] };

  return { line, ...person.data, firstName: person.data.firstName, business: business?.data };
}

function readBusiness(cells: ContactLine['cells']) {
  if (!businessColumns.some((column) => cells[column]?.trim())) return undefined;
  return importedBusiness.safeParse({
    operatingName: cells.operatingName,
    legalBusinessName: cells.legalBusinessName,
    street: cells.street,
    city: cells.city,
    stateCode: cells.province?.trim().toUpperCase(),
    postalCode: cells.postalCode,
    country: CANADA,
  });
}

function columnOf(field: string): string {
  return field === 'stateCode' ? 'province' : field;
}
