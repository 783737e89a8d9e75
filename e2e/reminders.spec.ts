import { api, expect, test } from './support/app.ts';
import { noViolations } from './support/axe.ts';

test.use({ who: 'owner' });

const run = Date.now().toString(36);
let made = 0;
interface Stored {
  uuid: string;
  name: string;
  version: number;
}
const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const dayTyped = (day: string) => day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2$3$1');
async function makeTask(due_date: string | null): Promise<Stored> {
  const name = `Order the track ${run}${++made}`;
  const space = (
    await api<Stored>('owner', '/task-management/spaces', { method: 'POST', body: { name: `Site ${name}` } })
  ).data;
  return (
    await api<Stored>('owner', '/task-management/spaces/item', {
      method: 'POST',
      body: { name, type: 'task', space_id: space.uuid, due_date },
    })
  ).data;
}

test('adds reminders with the keyboard, moves them with the due date, keeps them across a reload and removes them', async ({
  page,
}) => {
  const task = await makeTask(dayFrom(30));
  await page.goto(`/task-management/all-task?task=${task.uuid}`);
  const panel = page.getByRole('dialog', { name: task.name });
  const opener = panel.getByRole('button', { name: 'Add reminder' });
  const form = page.getByRole('dialog', { name: 'Add reminder' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Add reminder' }).click();
  await expect(form.getByText('This field is required')).toBeVisible();
  await noViolations(page);
  await form.getByRole('button', { name: '1 week before' }).focus();
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(opener).toBeFocused();
  const weekly = panel.getByRole('button', { name: /^Remove reminder: 1 week before/ });
  await expect(weekly).toBeVisible();
  const before = await weekly.getAttribute('aria-label');

  // A reminder that is already set is disabled.
  await opener.click();
  await expect(form.getByRole('button', { name: '1 week before' })).toHaveAttribute('aria-disabled', 'true');
  const typed = form.getByRole('group', { name: 'Date' }).getByRole('spinbutton').first();
  await typed.click();
  await page.keyboard.type(dayTyped(dayFrom(3)));
  await form.getByRole('group', { name: 'Time' }).getByRole('spinbutton').first().click();
  await page.keyboard.type('0230P');
  await form.getByRole('button', { name: 'Add reminder' }).click();
  await expect(form).toBeHidden();
  const timed = panel.getByRole('button', { name: /^Remove reminder: .*2:30\sPM$/ });
  await expect(timed).toBeVisible();

  // Another user moves the due date: the relative reminder moves, the absolute one stays.
  await api('owner', `/task-management/spaces/item/${task.uuid}`, {
    method: 'PUT',
    body: { due_date: dayFrom(40), version: task.version },
  });
  await expect(weekly).not.toHaveAttribute('aria-label', before ?? '');
  await expect(timed).toBeVisible();
  await page.reload();
  await expect(weekly).toBeVisible();
  await timed.click();
  await expect(timed).toBeHidden();
  await weekly.click();
  await expect(weekly).toBeHidden();
  await page.reload();
  await expect(opener).toBeVisible();
  await expect(weekly).toBeHidden();
});

test('disables relative reminders without a due date, and rejects a past time at its field', async ({
  page,
}) => {
  const task = await makeTask(null);
  await page.goto(`/task-management/all-task?task=${task.uuid}`);
  const panel = page.getByRole('dialog', { name: task.name });
  await panel.getByRole('button', { name: 'Add reminder' }).click();
  const form = page.getByRole('dialog', { name: 'Add reminder' });
  const onTheDay = form.getByRole('button', { name: 'On the due date' });
  await expect(onTheDay).toHaveAttribute('aria-disabled', 'true');
  await expect(onTheDay).toHaveAccessibleDescription('Set a due date first.');

  await form.getByRole('group', { name: 'Date' }).getByRole('spinbutton').first().click();
  await page.keyboard.type(dayTyped(dayFrom(4000)));
  await form.getByRole('button', { name: 'Add reminder' }).click();
  await expect(form.getByText('Choose a time within five years.')).toBeVisible();
});

test('sets the days and time zone of reminders in the notification settings', async ({ page }) => {
  const keeps = () =>
    page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().includes('user-preferences'),
    );
  await page.goto('/profile?notification=true');
  const mornings = page.getByRole('group', { name: 'Remind me of tasks assigned to me' });
  const before = mornings.getByRole('checkbox', { name: 'The day before the due date' });
  await expect(page.getByRole('checkbox', { name: /^My task is due/ })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toBeVisible();
  await noViolations(page);
  const was = await before.isChecked();
  const kept = keeps();
  await before.press('Space');
  await kept;
  await page.reload();
  await expect(before).toBeChecked({ checked: !was });
  const back = keeps();
  await before.press('Space');
  await back;
});
