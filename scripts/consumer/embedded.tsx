import '@plumbline/ui/embeddedStyles';
import { Button } from '@plumbline/ui/Button';
import { createTheme } from '@plumbline/ui/createTheme';
import { Menu } from '@plumbline/ui/Menu';
import { createRoot } from 'react-dom/client';

document.body.innerHTML = `<main><h1>Another page</h1><ul id="own"><li>Own list</li></ul>
  <div id="region" data-plumbline data-brand="summit" data-theme="dark"></div></main>`;
const items = [{ id: 'edit', label: 'Edit' }];
createRoot(document.querySelector('#region') ?? document.body).render([
  <style key="brand">{createTheme('#0b6e4f').styleSheet('summit')}</style>,
  <Menu key="menu" label="Actions" items={items} trigger={<Button variant="primary">Actions</Button>} />,
]);
