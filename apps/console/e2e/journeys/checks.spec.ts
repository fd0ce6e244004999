import { prepareApplication } from '@portal/test-kit/prepared-applicant';
import { DESK_WINDOW, openConsole } from '@portal/test-kit/staff';
import { expect, test } from '@portal/test-kit/test';

test.use({ viewport: DESK_WINDOW });

test('a check is taken over with a reason, retried and settled with a note, and each action is in the timeline', async ({
  page,
  portal,
  newVisitor,
}) => {
  // The bureau does not find this customer without the SIN.
  const given = { lastName: 'Nohit' };
  const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete', given);
  await openConsole(page, portal, { address: `/staff/applications/${application.applicationId}` });
  const checks = page.getByRole('region', { name: 'Checks' });
  const person = checks.getByRole('listitem').filter({ hasText: 'Personal details' });
  const timeline = page.getByRole('region', { name: 'Timeline' });
  const event = (words: string) => timeline.getByRole('listitem').filter({ hasText: words });
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Save' });

  await expect(person).toContainText('Waiting for the customer');
  await person.getByRole('button', { name: 'Take over Personal details' }).click();
  await expect(dialog.getByRole('radio')).toHaveCount(1);
  await expect(save).toBeDisabled();
  await expect(save).toHaveAccessibleDescription('Choose a reason.');
  await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('Another reason');
  await expect(save).toHaveAccessibleDescription('Enter the reason.');
  await dialog.getByRole('textbox').fill('They were here in person.');
  await save.click();
  await expect(dialog).toHaveCount(0);
  await expect(person).toContainText('Yours to check · Anne Roy. Another reason');
  await expect(person).toContainText('They were here in person.');
  await expect(event('Check taken over: Personal details')).toContainText('Anne Roy');

  // The bureau still finds no match after a retry, so the SIN is still awaited.
  await person.getByRole('button', { name: 'Mark as done Personal details' }).click();
  await dialog.getByRole('radio', { name: 'Try again' }).check();
  await expect(dialog.getByText('The credit bureau will be queried again, without the SIN.')).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await save.click();
  await expect(dialog).toHaveCount(0);
  await expect(event('Check retried: Personal details')).toContainText('Anne Roy');
  await expect(person).toContainText('Waiting for the customer');
  await person.getByRole('button', { name: 'Take over Personal details' }).click();
  await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('It is being checked in another way');
  await save.click();
  await expect(person).toContainText('Yours to check · Anne Roy. It is being checked in another way');
  await expect(event('Check taken over: Personal details')).toHaveCount(2);

  await person.getByRole('button', { name: 'Mark as done Personal details' }).click();
  await expect(dialog.getByRole('radio', { name: 'Mark as done' })).toBeChecked();
  await expect(save).toHaveAccessibleDescription('Explain how you checked it.');
  await dialog
    .getByRole('textbox', { name: 'How you checked it (for the file)' })
    .fill('Passport seen at the counter.');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toHaveCount(0);
  await expect(person).toContainText('Done · Anne Roy');
  await expect(person).toContainText('Passport seen at the counter.');
  await expect(person.getByRole('button')).toHaveCount(0);
  await expect(event('Check marked as done: Personal details')).toContainText('Anne Roy');
});
