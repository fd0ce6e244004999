import type { DraftStep } from '@portal/contract/application/steps';
import type { Application } from '@portal/contract/entities/entities';
import { type MissingField, stepFieldOf } from '@portal/contract/partner/missing-information';
import type { TextKey } from '@portal/locales';
import type { ReactNode } from 'react';
import { type AddressNames, addressParts, ownAddressNames } from '@portal/design/fields/address/address-names.ts';
import { useText } from '@portal/design/i18n/use-text.ts';
import { type AddressProps, BusinessAddress, HomeAddress, homeNames } from './missing-addresses.tsx';
import { MissingFields } from './missing-fields.tsx';
import styles from './missing-information.module.css';

const sectionOfStep = {
  businessStructure: 'business',
  businessFunding: 'funding',
  businessAge: 'business',
  personalInformation: 'you',
} as const satisfies Record<DraftStep, string>;
type SectionName = (typeof sectionOfStep)[DraftStep];

interface Section {
  title: TextKey;
  lead: { text: TextKey; of: readonly MissingField[] };
  address?: { names: AddressNames; Fields: (props: AddressProps) => ReactNode };
}

interface MissingSectionsProps {
  application: Application;
  missing: readonly MissingField[];
  children: ReactNode;
}

const sections = {
  business: {
    title: 'application.structure.title',
    lead: { text: 'application.structure.lead', of: ['companyName', 'legalBusinessName'] },
    address: { names: ownAddressNames, Fields: BusinessAddress },
  },
  funding: {
    title: 'application.funding.title',
    lead: { text: 'application.funding.lead', of: ['requestAmount'] },
  },
  you: {
    title: 'application.personal.title',
    lead: { text: 'application.personal.lead', of: ['firstName', 'lastName'] },
    address: { names: homeNames, Fields: HomeAddress },
  },
} as const satisfies Record<SectionName, Section>;

const columns: readonly (readonly SectionName[])[] = [['business'], ['funding', 'you']];

export function MissingSections({ application, missing, children }: MissingSectionsProps) {
  const askedOf = (name: SectionName) => missing.filter((field) => sectionOfStep[stepFieldOf(field).step] === name);
  const filled = columns
    .map((names) => names.filter((name) => askedOf(name).length > 0))
    .filter((names) => names.length > 0);
  if (filled.length === 0) return children;
  return (
    <div className={styles.columns} data-columns={filled.length > 1 || undefined}>
      {filled.map((names) => (
        <div key={names.join()} className={styles.column}>
          {names.map((name) => (
            <MissingSection key={name} name={name} application={application} asked={askedOf(name)} />
          ))}
        </div>
      ))}
      {children}
    </div>
  );
}

interface MissingSectionProps {
  name: SectionName;
  application: Application;
  asked: readonly MissingField[];
}

function MissingSection({ name, application, asked }: MissingSectionProps) {
  const { t } = useText();
  const { title, lead, address }: Section = sections[name];
  const parts = addressParts.filter((part) => address && asked.some((field) => field === address.names[part]));
  const others = asked.filter((field) => !parts.some((part) => address?.names[part] === field));
  const heading = `missing-${name}`;
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{t(title)}</h2>
        {lead.of.some((field) => asked.includes(field)) && <p className={styles.lead}>{t(lead.text)}</p>}
      </div>
      <MissingFields fields={others} />
      {address && parts.length > 0 && <address.Fields application={application} parts={parts} />}
    </section>
  );
}
