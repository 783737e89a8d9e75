import { reset } from './reset.ts';

// Overlays are rendered at the end of the page and carry the attribute themselves.
reset('[data-plumbline]', '[data-plumbline] ');
