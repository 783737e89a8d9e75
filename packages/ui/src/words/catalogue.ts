import type { comboBoxWords } from '../components/Select/ComboBox.words.ts';

/**
 * Every word that the library says by itself, by component. An app replaces any of them with `WordsProvider`; what
 * it leaves out stays English. A component's words stand beside it in `<Name>.words.ts`.
 */
export interface Words {
  comboBox: typeof comboBoxWords;
}
