/** First stop of the keyboard on every page, but for the question about cookies. */
export function SkipLink() {
  return (
    <section aria-label="ข้ามไปยังเนื้อหา">
      <a href="#main" className="skip-link">
        ข้ามไปยังเนื้อหา
      </a>
    </section>
  );
}
