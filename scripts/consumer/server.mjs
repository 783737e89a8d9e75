// Loads the published files in plain Node, where no bundler handles style sheets, so nothing may import them.
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Button } from '@plumbline/ui/Button';
import { TextField } from '@plumbline/ui/TextField';

const html = renderToString([
  createElement(Button, { key: 'button', variant: 'primary' }, 'New bid'),
  createElement(TextField, { key: 'field', label: 'Project' }),
]);
if (!html.includes('New bid') || !html.includes('<label')) throw new Error(`Not rendered: ${html}`);
