interface SpaceKeyOptions {
  /** True while Space belongs to a typed length. */
  isTyped: () => boolean;
  /** The state of the key changed. */
  onChange: (isHeld: boolean) => void;
  signal: AbortSignal;
}

/** Space on the canvas: held it pans, pressed alone it places a point at the crosshair, by a `canvasplace` event. */
export class SpaceKey {
  isHeld = false;
  #isUsed = false;

  constructor(host: HTMLElement, { isTyped, onChange, signal }: SpaceKeyOptions) {
    const change = (isHeld: boolean) => {
      this.isHeld = isHeld;
      onChange(isHeld);
    };
    host.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== ' ' || event.target !== host) return;
        event.preventDefault();
        if (event.repeat || this.isHeld || isTyped()) return;
        this.#isUsed = false;
        change(true);
      },
      { signal },
    );
    host.addEventListener(
      'keyup',
      (event) => {
        if (event.key !== ' ' || !this.isHeld) return;
        change(false);
        if (!this.#isUsed && event.target === host) host.dispatchEvent(new CustomEvent('canvasplace'));
      },
      { signal },
    );
    host.addEventListener('blur', () => change(false), { signal });
  }

  /** The key pans, so releasing it places no point. */
  use() {
    this.#isUsed = true;
  }
}
