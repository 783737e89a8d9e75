import { comboBoxWords } from '../components/Select/ComboBox.words.ts';
import type { Words } from './catalogue.ts';

/** The whole catalogue in English: what a translator starts from and a test compares with. */
export const english: Words = {
  comboBox: comboBoxWords,
};
