import { answer, buttons, buttonWords, fields, fieldWords } from './harness.jsx';

let version = 0;
answer({
  mount: (host) => {
    const [first, second] = [document.createElement('div'), document.createElement('div')];
    for (const at of buttons) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = buttonWords(at, version);
      first.append(button);
    }
    for (const at of fields) {
      const field = document.createElement('div');
      const label = document.createElement('label');
      const input = document.createElement('input');
      label.textContent = `Field ${at}`;
      label.htmlFor = `field-${at}`;
      input.id = `field-${at}`;
      input.value = fieldWords(at, version);
      field.append(label, input);
      second.append(field);
    }
    host.append(first, second);
  },
  update: () => {
    version++;
    document.querySelectorAll('#host button').forEach((button, at) => {
      button.textContent = buttonWords(at, version);
    });
    document.querySelectorAll('#host input').forEach((input, at) => {
      input.value = fieldWords(at, version);
    });
  },
});
