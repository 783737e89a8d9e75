import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import '../src/tokens/global.css.ts';
import '../src/styles/pageReset.css.ts';

export { vars } from '../src/tokens/contract.css.ts';
export { monoFamily } from '../src/tokens/typefaces.ts';
