import { CANADA } from '@portal/contract/constants';
import type { Language } from '@portal/contract/language';
import {
  type ContactColumn,
  type ImportedBusiness,
  importedBusiness,
  importedContact,
} from '@portal/contract/staff/contacts';

/** A valid line: the contact, and its business if the line has one. */
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
  /** Columns that are wrong; `line` if the line itself is. */
  columns: string[];
}

/** A line of the file: its number counted from 1, and its cells by column. */
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

/** Sorts lines into contacts and refusals; of two lines with one `contactId`, the later is refused. */
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

/** Databases do not store some of these, people do not type the others; U+FFFD replaces letters in another encoding. */
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

/** Undefined where the line names no business. */
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
