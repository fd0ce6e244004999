import * as z from 'zod/mini';
import { CANADA } from '../constants.ts';
import { provinceCodes } from './provinces.ts';

export const province = z.enum(provinceCodes, { error: 'validation.province.required' });

export const country = z.literal(CANADA, { error: 'validation.country.required' });
