// The published files in a plain Node: no bundler takes the style sheets, so nothing may ask for them.
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Button } from '@plumbline/ui/Button';
import { TextField } from '@plumbline/ui/TextField';

const html = renderToString([
  createElement(Button, { key: 'button', variant: 'primary' }, 'New bid'),
  createElement(TextField, { key: 'field', label: 'Project' }),
]);
if (!html.includes('New bid') || !html.includes('<label')) throw new Error(`Not drawn: ${html}`);
