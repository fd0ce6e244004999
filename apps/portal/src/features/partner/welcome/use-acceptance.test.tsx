import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { openUnsavedAnswers } from '../../../session/unsaved-answers.ts';
import { useAcceptance, useOwnAcceptance } from './use-acceptance.ts';

const [one, other] = ['a'.repeat(43), 'b'.repeat(43)] as const;
const unticked = { acceptedReferral: false, acceptedTerms: false };
const ticked = { acceptedReferral: true, acceptedTerms: true };

/** The form on the screen of a link. */
function formOf<Form>(useForm: (token: string, onGone: () => void) => Form, token: string): Form {
  const forms: Form[] = [];
  function Screen() {
    forms.push(useForm(token, () => undefined));
    return null;
  }
  renderToStaticMarkup(<Screen />);
  const [form] = forms;
  if (!form) throw new Error('The screen has no form.');
  return form;
}

test('a visitor’s consent to one partner’s link comes back on that link, and not on another’s', () => {
  formOf(useAcceptance, one).store({ email: 'ana@shop.example', ...ticked });
  expect(formOf(useAcceptance, one).form.store.getValues()).toMatchObject(ticked);
  expect(formOf(useAcceptance, other).form.store.getValues()).toMatchObject(unticked);
});

test('a customer’s consent to one partner’s link comes back on that link, and not on another’s', async () => {
  await openUnsavedAnswers('');
  formOf(useOwnAcceptance, one).store(ticked);
  expect(formOf(useOwnAcceptance, one).form.store.getValues()).toMatchObject(ticked);
  expect(formOf(useOwnAcceptance, other).form.store.getValues()).toMatchObject(unticked);
});
