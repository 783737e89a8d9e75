import { createRoot } from 'react-dom/client';

createRoot(document.querySelector('#host')).render(<button type="button">New account</button>);
