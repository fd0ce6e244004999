import { expect, test } from 'vitest';
import { listErrors } from './list-errors.ts';

test('errors are listed in form order, each once', () => {
  const errors = {
    companyName: 'validation.companyName.required',
    industryCode: 'validation.industryCode.required',
    subIndustryCode: 'validation.industryCode.required',
    'root.server': 'errors.errorGeneral',
  };
  expect(listErrors(errors)).toEqual([
    { name: 'companyName', key: 'validation.companyName.required' },
    { name: 'industryCode', key: 'validation.industryCode.required' },
    { name: undefined, key: 'errors.errorGeneral' },
  ]);
});

test('two addresses in one form are both named', () => {
  const errors = {
    street: 'validation.street.required',
    city: 'validation.city.required',
    homeStreet: 'validation.street.required',
  };
  expect(listErrors(errors).map(({ name }) => name)).toEqual(['street', 'city', 'homeStreet']);
});

test('a form without errors has an empty list', () => {
  expect(listErrors({})).toEqual([]);
});
