import { productDay } from '@portal/contract/calendar';
import { dateOfBirth, isOldEnough } from '@portal/contract/fields/time/date-of-birth';
import { personalInformationForm } from '@portal/contract/application/step-forms';
import * as z from 'zod/mini';

const MESSAGE = 'validation.dateOfBirth.invalid';

/** The step's schema plus an age check against today's date; the server uses its own date. */
export const personalFormOfToday = z.strictObject({
  ...personalInformationForm.shape,
  dateOfBirth: dateOfBirth.check(z.refine((day) => isOldEnough(day, productDay(new Date())), { error: MESSAGE })),
});
