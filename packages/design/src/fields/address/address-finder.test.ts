import { ADDRESS_LOOKUP_DELAY_MS, ADDRESS_LOOKUP_TIMEOUT_MS } from '@portal/contract/constants';
import type { AddressSuggestion } from '@portal/contract/entities/address';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAddressFinder } from './address-finder.ts';

const suggestion = (text: string): AddressSuggestion => ({ id: text, text, detail: '', isGroup: false });

interface Question {
  text: string;
  within: string | undefined;
  signal: AbortSignal;
  answer: (texts: string[]) => void;
  fail: () => void;
}

function open() {
  const questions: Question[] = [];
  const finder = createAddressFinder(
    ({ text, within }, signal) =>
      new Promise((resolve, reject) => {
        const answer = (texts: string[]) => resolve({ suggestions: texts.map(suggestion) });
        signal.addEventListener('abort', () => reject(new Error('called off')));
        questions.push({ text, within, signal, answer, fail: () => reject(new Error('no answer')) });
      }),
  );
  const type = async (text: string, ms = ADDRESS_LOOKUP_DELAY_MS) => {
    finder.search(text, 'en');
    await vi.advanceTimersByTimeAsync(ms);
  };
  const answer = async (texts: string[]) => {
    questions.at(-1)?.answer(texts);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { finder, questions, type, answer, texts: () => finder.getState().suggestions.map(({ text }) => text) };
}

describe('address suggestions', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('are requested once per pause in typing', async () => {
    const { questions, type, answer, texts } = open();
    for (const text of ['100', '100 k', '100 ki']) await type(text, ADDRESS_LOOKUP_DELAY_MS - 1);
    await type('100 king ');
    expect(questions.map(({ text }) => text)).toEqual(['100 king']);
    await answer(['100 King Street West']);
    expect(texts()).toEqual(['100 King Street West']);
  });

  test('need three characters, and disappear when fewer remain', async () => {
    const { questions, type, answer, texts } = open();
    await type(' 10 ');
    expect(questions).toEqual([]);
    await type('100');
    await answer(['100 King Street West']);
    await type('10', 0);
    expect(texts()).toEqual([]);
  });

  test('for earlier input are cancelled and never shown', async () => {
    const { questions, type, answer, texts } = open();
    await type('100 king');
    await type('200 queen');
    expect(questions[0]?.signal.aborted).toBe(true);
    await answer(['200 Queen Street East']);
    questions[0]?.answer(['100 King Street West']);
    await vi.advanceTimersByTimeAsync(0);
    expect(texts()).toEqual(['200 Queen Street East']);
  });

  test('disappear if the service fails or is slow', async () => {
    const { questions, type, answer, texts } = open();
    await type('100 king');
    await answer(['100 King Street West']);
    await type('100 kings');
    questions.at(-1)?.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(texts()).toEqual([]);

    await type('100 king');
    await answer(['100 King Street West']);
    await type('100 kings');
    await vi.advanceTimersByTimeAsync(ADDRESS_LOOKUP_TIMEOUT_MS);
    expect(questions.at(-1)?.signal.aborted).toBe(true);
    expect(texts()).toEqual([]);
  });

  test('inside a group are requested immediately', async () => {
    const { finder, questions, answer, texts } = open();
    finder.open('building', '1250 sainte-catherine', 'fr');
    expect(questions).toMatchObject([{ within: 'building', text: '1250 sainte-catherine' }]);
    await answer(['101-1250 rue Sainte-Catherine Ouest']);
    expect(texts()).toEqual(['101-1250 rue Sainte-Catherine Ouest']);
  });

  test('that arrive after the field has lost the focus are not shown', async () => {
    const { finder, type, answer, texts } = open();
    await type('100 king');
    finder.stop();
    await answer(['100 King Street West']);
    expect(texts()).toEqual([]);
  });
});
