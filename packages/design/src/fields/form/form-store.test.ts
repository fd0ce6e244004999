import { expect, test, vi } from 'vitest';
import { createFormStore, type PortalResolver } from './form-store.ts';

interface Place {
  city: string;
  street: string;
}

const required = 'validation.required';
const nothing = { city: '', street: '' };
const place = { city: 'Gaspé', street: 'Rue' };

const resolver: PortalResolver<Place> = ({ city, street }) => {
  const errors = { ...(city === '' && { city: required }), ...(street === '' && { street: required }) };
  return Object.keys(errors).length > 0 ? { errors } : { output: { city: `${String(city)}!`, street: String(street) } };
};

function formWith(values: Place) {
  return createFormStore(resolver, values);
}

test('nothing is validated before the form is submitted', () => {
  const form = formWith(nothing);
  form.setValue('city', '');
  expect(form.getState()).toEqual({ values: nothing, errors: {}, isSubmitting: false });
});

test('all errors are shown together, and nothing is sent', async () => {
  const form = formWith(nothing);
  const [send, refuse] = [vi.fn(), vi.fn()];
  const shown: unknown[] = [];
  form.subscribe(({ errors, isSubmitting }) => shown.push([errors, isSubmitting]));
  await form.submit(send, refuse);
  expect([send.mock.calls.length, refuse.mock.calls.length]).toEqual([0, 1]);
  const wrong = { city: required, street: required };
  expect(shown.filter((state, index) => JSON.stringify(state) !== JSON.stringify(shown[index - 1]))).toEqual([
    [{}, true],
    [wrong, false],
  ]);
});

test('one field is revalidated, and the others retain their errors', async () => {
  const form = formWith(nothing);
  await form.submit(vi.fn());
  form.setError('street', 'errors.errorGeneral');
  form.setValue('city', 'Montréal');
  await form.trigger('city');
  expect(form.getState().errors).toEqual({ street: 'errors.errorGeneral' });
  form.setValue('city', '');
  await form.trigger('city');
  expect(form.getState().errors).toEqual({ street: 'errors.errorGeneral', city: required });
});

test('the parsed values are sent, after earlier errors have been cleared', async () => {
  const form = formWith(place);
  form.setError('street', 'errors.connectionLost');
  await form.submit((output) => {
    expect(output).toEqual({ city: 'Gaspé!', street: 'Rue' });
    expect(form.getState()).toEqual({ values: place, errors: {}, isSubmitting: true });
    form.setError('street', required);
  });
  expect(form.getState()).toEqual({ values: place, errors: { street: required }, isSubmitting: false });
});

test.each([
  ['the check', () => Promise.reject(new Error('offline')), vi.fn()],
  ['what follows', resolver, () => Promise.reject(new Error('offline'))],
])('if %s fails, the form can be submitted again', async (_name, check, onValid) => {
  const form = createFormStore<Place>(check, place);
  await expect(form.submit(onValid)).rejects.toThrow('offline');
  expect(form.getState()).toEqual({ values: place, errors: {}, isSubmitting: false });
});

test('a nested submission ends together with the outer submission', async () => {
  const form = formWith(place);
  await form.submit(async () => {
    form.setValue('street', '');
    await form.submit(vi.fn());
  });
  expect(form.getState()).toMatchObject({ errors: { street: required }, isSubmitting: false });
});

test('a value still being filled in is waited for before validation, even if it fails to load', async () => {
  const form = formWith(nothing);
  const found = Promise.withResolvers<undefined>();
  const lost = Promise.withResolvers<undefined>();
  form.waitFor(found.promise.then(() => form.setValue('city', 'Laval')));
  form.waitFor(lost.promise.then(() => form.setValue('street', 'Rue')));
  const sent = form.submit(vi.fn());
  lost.reject(new Error('offline'));
  expect(form.getState().errors).toEqual({});
  found.resolve(undefined);
  await sent;
  expect(form.getState().errors).toEqual({ street: required });
});

test('required fields can change while the form is open', async () => {
  const form = formWith(nothing);
  form.setResolver(() => ({ output: place }));
  const send = vi.fn();
  await form.submit(send);
  expect(send).toHaveBeenCalledWith(place);
});

test('replacing the values clears the errors, and single errors can be cleared', async () => {
  const form = formWith(nothing);
  await form.submit(vi.fn());
  form.clearErrors(['street']);
  expect(form.getState().errors).toEqual({ city: required });
  form.reset({ city: 'Laval', street: '' });
  expect(form.getState()).toEqual({ values: { city: 'Laval', street: '' }, errors: {}, isSubmitting: false });
});
