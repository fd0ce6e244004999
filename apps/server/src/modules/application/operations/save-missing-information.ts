import {
  errorsOfFunding,
  errorsOfPartnerBounds,
  errorsOfPersonal,
  errorsOfStructure,
} from '@portal/contract/application/step-rules';
import { CANADA } from '@portal/contract/constants';
import { DomainError } from '@portal/contract/error-codes';
import { toMonths } from '@portal/contract/fields/time/time-in-business';
import { saveMissingInformation } from '@portal/contract/operations/application';
import { type MissingInformation, wholeInformation } from '@portal/contract/partner/missing-information';
import type { Context } from '../../../kernel/context.ts';
import { implement } from '../../../kernel/operation.ts';
import { violatesUnique } from '../../../platform/database/index.ts';
import { updateCustomerFirstName } from '../../customer/index.ts';
import { assertIncomplete } from '../domain/assert-incomplete.ts';
import { searchValuesOf } from '../domain/match-values.ts';
import { refuseErrors } from '../domain/refuse-errors.ts';
import { withoutUndefined } from '../domain/without-undefined.ts';
import { findMatchingBusiness, findOrCreateBusiness, isKnownToAnotherCustomer } from '../storage/businesses.ts';
import type { ApplicationRow } from '../storage/application-row.ts';
import { getOwnApplication, ONE_OPEN_PER_BUSINESS, type VersionedWrite } from '../storage/applications.ts';
import { insertEventOnce } from '../storage/events.ts';
import { deleteMatchValues, saveMatchValues } from '../storage/match-keys.ts';
import { type AllSteps, saveAllSteps } from '../storage/save-all-steps.ts';
import { openPersonalSoFar } from '../storage/sealed-values.ts';
import { toApplication } from '../answers/to-application.ts';

export const saveMissingInformationOperation = implement(
  saveMissingInformation,
  async ({ context, caller, params, body }) => {
    const write = { applicationId: params.applicationId, customerId: caller.customerId, version: body.version };
    const row = await getOwnApplication(context.database.query, write);
    assertIncomplete(row);
    if (row.experience_type !== 'partner') throw new DomainError('errorStepNotReached');
    const steps = checkAll(context, { ...knownAnswers(context, row), ...body.values });

    try {
      return toApplication(context, await saveSteps(context, write, steps));
    } catch (error) {
      if (!violatesUnique(error, ONE_OPEN_PER_BUSINESS)) throw error;
      const business = await findMatchingBusiness(context.database.query, caller.customerId, steps.structure);
      throw new DomainError('errorOpenApplicationFound', {
        operatingName: business?.operating_name ?? steps.structure.companyName,
      });
    }
  },
);

function knownAnswers({ vault }: Context, row: ApplicationRow): MissingInformation {
  const personal = row.personal_sealed === null ? {} : openPersonalSoFar(vault, row.personal_sealed);
  const { country: _country, ...structure } = row.structure ?? {};
  const { country: _home, street, city, stateCode, postalCode, ...person } = personal;
  return withoutUndefined({
    ...structure,
    requestAmount: row.funding?.requestAmount ?? undefined,
    annualRevenue: row.funding?.annualRevenue ?? undefined,
    timeInBusiness: row.age?.months,
    timeInBusinessUnit: row.age === null ? undefined : ('months' as const),
    ...person,
    homeStreet: street,
    homeCity: city,
    homeStateCode: stateCode,
    homePostalCode: postalCode,
  });
}

function checkAll({ clock, config }: Context, answers: MissingInformation): AllSteps {
  const { success, data: all, error } = wholeInformation.safeParse(answers);
  const errors = error?.issues.map((issue) => ({ path: issue.path.map(String).join('.'), key: issue.message })) ?? [];
  refuseErrors([...errors, ...errorsOfPartnerBounds(answers)], 'values');
  if (!success) throw new DomainError('errorValidation');

  const { requestAmount, annualRevenue, timeInBusiness, timeInBusinessUnit, ...others } = all;
  const { firstName, lastName, phoneNumber, dateOfBirth, ...places } = others;
  const {
    homeStreet: street,
    homeCity: city,
    homeStateCode: stateCode,
    homePostalCode: postalCode,
    ...structure
  } = places;
  const steps: AllSteps = {
    structure: { ...structure, country: CANADA },
    funding: { requestAmount, annualRevenue },
    age: { months: toMonths(timeInBusiness, timeInBusinessUnit) },
    personal: { firstName, lastName, phoneNumber, dateOfBirth, street, city, stateCode, postalCode, country: CANADA },
  };
  const rules = [
    ...errorsOfStructure(steps.structure),
    ...errorsOfFunding({ requestAmount }, config.fundingMaximum),
    ...errorsOfPersonal(steps.personal, clock.now()),
  ];
  refuseErrors(rules, 'values');
  return steps;
}

function saveSteps(context: Context, write: VersionedWrite, steps: AllSteps): Promise<ApplicationRow> {
  const { clock, database, random, vault } = context;
  const { customerId, applicationId } = write;
  return database.transaction(async (tx) => {
    const details = steps.structure;
    const businessId = await findOrCreateBusiness(tx, { id: random.uuid(), customerId, details, at: clock.now() });
    const saved = await saveAllSteps(tx, vault, { ...write, steps, businessId, at: clock.now() });
    await deleteMatchValues(tx, saved.id);
    await saveMatchValues(tx, vault, { applicationId: saved.id }, searchValuesOf(steps.personal));
    await updateCustomerFirstName(tx, vault, customerId, steps.personal.firstName);
    if (await isKnownToAnotherCustomer(tx, customerId, details))
      await insertEventOnce(tx, context, applicationId, 'businessKnownToAnotherCustomer');

    return saved;
  });
}
