import english from '@portal/locales/en.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { MASK, maskText, maskValue, ownTextsOf } from './masking.ts';
import { asksForAgreement, isRecorded } from './recorded-routes.ts';
import { sanitiseEvent } from './sanitise-event.ts';

const ownTexts = new Set(ownTextsOf(english));

test.each([
  ['annualRevenue', '240,000', '240,000'],
  ['annualRevenue', '120 000', '120 000'],
  ['annualRevenue', '046454286', MASK],
  ['annualRevenue', '046 454 286', MASK],
  ['annualRevenue', 'owner@example.com', MASK],
  ['timeInBusinessUnit', 'years', 'years'],
  ['entityTypeCode', 'corporation', 'corporation'],
  ['entityTypeCode', 'Northshore Bakery', MASK],
  ['firstName', 'Ann', MASK],
  ['phoneNumber', '5145550134', MASK],
  ['postalCode', 'H2X 1Y4', MASK],
  ['answer', '240,000', MASK],
  [null, '12', MASK],
  ['firstName', '', ''],
])('the field %s with %j is recorded as %j', (name, typed, recorded) => {
  expect(maskValue(name, typed)).toBe(recorded);
});

test.each([
  ['Continue', 'Continue'],
  [' My applications ', ' My applications '],
  ['$80,000', '$80,000'],
  ['120 000 $', '120 000 $'],
  ['25.5%', '25.5%'],
  ['46454286', 'xxxxxxxx'],
  ['$046454286', 'xxxxxxxxxx'],
  ['046 454 286', 'xxx xxx xxx'],
  ['owner@example.com', 'xxxxxxxxxxxxxxxxx'],
  ['Northshore Bakery', 'xxxxxxxxxx xxxxxx'],
  ['192.0.2.17', 'xxxxxxxxxx'],
  ['1250', 'xxxx'],
])('the text %j is recorded as %j', (shown, recorded) => {
  expect(maskText(shown, ownTexts)).toBe(recorded);
});

test('texts with a placeholder are not treated as fixed texts', () => {
  expect(ownTextsOf({ a: 'Hello {{name}}', b: { c: 'New here? <link>Apply here</link>' } })).toEqual([
    'New here?',
    'Apply here',
  ]);
});

describe('a recorded event', () => {
  const input = {
    type: 2,
    tagName: 'input',
    attributes: {
      name: 'annualRevenue',
      value: '240,000',
      'aria-label': 'Ann Lee',
      placeholder: 'Ann',
      autofocus: true,
    },
    childNodes: [],
    id: 3,
  };

  test('retains only the path of a page URL', () => {
    const data = { href: 'https://portal.example/main?email=a@b.ca#token=x', width: 390, height: 844 };
    expect(sanitiseEvent({ type: 4, timestamp: 1, data }, ownTexts)?.data).toEqual({
      href: '/main',
      width: 390,
      height: 844,
    });
  });

  test('retains styles, states and masked values of a full snapshot, and no personal text', () => {
    const style = {
      type: 2,
      tagName: 'style',
      attributes: {},
      childNodes: [{ type: 3, textContent: '.a{}', id: 5 }],
      id: 4,
    };
    const link = {
      type: 2,
      tagName: 'a',
      attributes: { href: 'mailto:ann@example.com', title: 'Ann', class: 'link' },
      childNodes: [{ type: 3, textContent: 'ann@example.com', id: 7 }],
      id: 6,
    };
    const comment = { type: 5, textContent: 'Ann', id: 8 };
    const node = { type: 0, childNodes: [input, style, link, comment], id: 1 };
    const clean = sanitiseEvent(
      { type: 2, timestamp: 1, data: { node, initialOffset: { top: 0, left: 0 } } },
      ownTexts,
    );
    expect(clean?.data).toEqual({
      initialOffset: { top: 0, left: 0 },
      node: {
        type: 0,
        id: 1,
        childNodes: [
          { ...input, attributes: { name: 'annualRevenue', value: '240,000' } },
          style,
          {
            ...link,
            attributes: { class: 'link' },
            childNodes: [{ type: 3, textContent: 'xxxxxxxxxxxxxxx', id: 7 }],
          },
          { ...comment, textContent: 'xxx' },
        ],
      },
    });
  });

  test('masks added and changed content, and drops half-typed values', () => {
    const data = {
      source: 0,
      adds: [{ parentId: 1, nextId: null, node: { type: 3, textContent: 'Ann Lee', id: 9 } }],
      texts: [{ id: 9, value: 'Ann' }],
      attributes: [{ id: 3, attributes: { value: '0464542', title: 'Ann', class: 'on' } }],
      removes: [],
    };
    expect(sanitiseEvent({ type: 3, timestamp: 1, data }, ownTexts)?.data).toEqual({
      source: 0,
      adds: [{ parentId: 1, nextId: null, node: { type: 3, textContent: 'xxx xxx', id: 9 } }],
      texts: [{ id: 9, value: 'xxx' }],
      attributes: [{ id: 3, attributes: { class: 'on' } }],
      removes: [],
    });
  });

  test.each([
    [0, {}],
    [1, {}],
    [5, { tag: 'x', payload: 'Ann' }],
    [6, { plugin: 'rrweb/console@1', payload: 'Ann' }],
    [3, { source: 8 }],
    [3, { source: 14 }],
  ])('of type %i with %j is dropped when it is unrelated to forms', (type, data) => {
    const sanitised = sanitiseEvent({ type, timestamp: 1, data }, ownTexts);
    expect(sanitised).toBeUndefined();
  });
});

test('SIN, bank, upload and log-in screens are not recorded', () => {
  for (const path of [
    '/application-sin-entry',
    '/application-value-proposition',
    '/application-about-flinks',
    '/application-bank-connection',
    '/application-bank-return',
    '/application-bank-statements-upload',
    '/application-missing-statements-value-proposition',
    '/login',
    '/',
    '/nowhere',
  ]) {
    expect(isRecorded(path)).toBe(false);
    expect(asksForAgreement(path)).toBe(false);
  }
  expect(isRecorded('/application-business-funding-section')).toBe(true);
});
