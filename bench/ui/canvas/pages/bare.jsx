import { start } from './harness.js';

/** The least that a browser can do: the picture of the sheet, moved; one line from the middle to the pointer. */
let image;
let view = { x: 0, y: 0, scale: 1 };
let canvas;

const move = () => {
  image.style.transform = `translate3d(${view.x}px, ${view.y}px, 0) scale(${view.scale})`;
};

start({
  async open({ host, sheet }) {
    image = new Image(sheet.width, sheet.height);
    image.style.cssText = 'position:absolute;left:0;top:0;transform-origin:0 0;will-change:transform';
    image.src = '/sheet.png';
    await image.decode();
    canvas = document.createElement('canvas');
    canvas.width = innerWidth;
    canvas.height = innerHeight;
    canvas.style.cssText = 'position:absolute;inset:0';
    host.append(image, canvas);
    const context = canvas.getContext('2d');
    let from = null;
    let at = { x: 0, y: 0 };
    let dirty = false;
    const draw = () => {
      dirty = false;
      move();
      context.clearRect(0, 0, canvas.width, canvas.height);
      context.beginPath();
      context.moveTo(canvas.width / 2, canvas.height / 2);
      context.lineTo(at.x, at.y);
      context.stroke();
    };
    const ask = () => {
      if (!dirty) requestAnimationFrame(draw);
      dirty = true;
    };
    host.addEventListener('pointerdown', (event) => (from = { button: event.button }));
    host.addEventListener('pointerup', () => (from = null));
    host.addEventListener('pointermove', (event) => {
      if (from?.button === 1) view = { ...view, x: view.x + event.movementX, y: view.y + event.movementY };
      at = { x: event.clientX, y: event.clientY };
      ask();
    });
    host.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        const factor = Math.exp(-event.deltaY / 100);
        view = {
          x: event.clientX - (event.clientX - view.x) * factor,
          y: event.clientY - (event.clientY - view.y) * factor,
          scale: view.scale * factor,
        };
        ask();
      },
      { passive: false },
    );
  },
  look(zoom, { width, height }) {
    const scale = zoom * Math.min((innerWidth - 32) / width, (innerHeight - 32) / height);
    view = { x: (innerWidth - width * scale) / 2, y: (innerHeight - height * scale) / 2, scale };
    move();
  },
  draw() {},
});
