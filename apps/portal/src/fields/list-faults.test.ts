import { expect, test } from 'vitest';
import { listFaults } from './list-faults.ts';

test('faults come in the order of the form, each said once', () => {
  const errors = {
    companyName: { type: '', message: 'validation.companyName.required', ref: { name: 'companyName' } },
    industryCode: { type: '', message: 'validation.industryCode.required' },
    subIndustryCode: { type: '', message: 'validation.industryCode.required' },
    files: [undefined, { type: '', message: 'validation.upload.type' }],
    root: { server: { type: 'server', message: 'errors.errorGeneral' } },
  };
  expect(listFaults(errors)).toEqual([
    { name: 'companyName', key: 'validation.companyName.required' },
    { name: 'industryCode', key: 'validation.industryCode.required' },
    { name: 'files.1', key: 'validation.upload.type' },
    { name: undefined, key: 'errors.errorGeneral' },
  ]);
});

test('a form without faults has none', () => {
  expect(listFaults({})).toEqual([]);
});
