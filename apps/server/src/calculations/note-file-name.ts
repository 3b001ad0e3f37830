export function noteFileName(calculationName: string): string {
  return `Simulação ${calculationName} - Note de cálculo.pdf`
}

/** Content-Disposition per RFC 6266: a plain name for old clients beside the exact one, without characters special in paths or headers. */
export function attachment(fileName: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
  const safe = fileName.replace(/[\u0000-\u001f\u007f/\\]/g, '_')
  const plain = safe
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^\x20-\x7e]|["%]/g, '_')
  const exact = encodeURIComponent(safe).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}
