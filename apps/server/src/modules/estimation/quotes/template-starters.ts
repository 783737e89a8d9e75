export type QuoteTemplateType = 'BasicTemplate' | 'ChangeOrderTemplate';

const field = (name: string) => `<span data-field="${name}"></span>`;
const block = (name: string) => `<div data-block="${name}"></div>`;

const basic = [
  block('letterhead'),
  `<h2>${field('quote_name')}</h2>`,
  block('facts'),
  `<p>Thank you for the opportunity to price <strong>${field('project')}</strong>. We offer the work below for <strong>${field('total')}</strong>, valid until ${field('valid_until')}.</p>`,
  `<p>${field('scope')}</p>`,
  '<h3>Scope and prices</h3>',
  block('lines'),
  block('totals'),
  block('clauses'),
  '<h3>Terms</h3>',
  '<ol>',
  '<li><p>The price covers work in regular hours, in one mobilization, unless it is said otherwise above.</p></li>',
  '<li><p>Invoices are monthly for work in place and due within thirty days.</p></li>',
  '<li><p>A change of the scope is priced and signed before it is built.</p></li>',
  '<li><p>Conditions that could not be seen when this quote was made are not part of the price.</p></li>',
  '</ol>',
  '<h3>Next step</h3>',
  `<p>Sign below, or answer by the link in our letter, and we put the work on our schedule. ${field('sales_specialist')} is glad to answer your questions.</p>`,
  block('signature'),
];

const changeOrder = [
  block('letterhead'),
  '<h2>Change order</h2>',
  block('facts'),
  `<p>This change order amends ${field('accepted_quote')}, accepted on ${field('accepted_on')} for <strong>${field('project')}</strong>.</p>`,
  `<p>${field('scope')}</p>`,
  '<h3>What changes</h3>',
  '<ul>',
  `<li><p>Accepted before: ${field('accepted_total')}</p></li>`,
  `<li><p>This change: <strong>${field('change')}</strong></p></li>`,
  `<li><p>New total: <strong>${field('total')}</strong></p></li>`,
  '</ul>',
  block('changes'),
  '<h3>Scope with this change</h3>',
  block('lines_amounts'),
  block('totals'),
  block('clauses'),
  '<h3>Terms</h3>',
  '<p>All terms of the accepted quote stand as they are. Work on this change begins when it is signed; the schedule moves by the time that it takes.</p>',
  block('signature'),
];

/** What a template begins with when nothing is written yet. */
export const starterOf = (type: string): string =>
  (type === 'ChangeOrderTemplate' ? changeOrder : basic).join('');
