import { tk } from '../../i18n/tk.ts'

export type LegalDocument = 'terms' | 'privacy' | 'cookies' | 'accessibility'

interface Part {
  title: string
  text: string
  /** said only where visitors can send designs to the maker */
  ofDesigns?: true
}

/** What holds where the maker has no documents of their own: short, and no more than is so. */
export const DOCUMENTS: Record<LegalDocument, { title: string; parts: Part[] }> = {
  terms: {
    title: tk('Termos e condições'),
    parts: [
      {
        title: tk('O que é'),
        text: tk('O {{brand}} calcula madres e perfis de aço segundo a EN 1993-1-3, com os valores que introduz.'),
      },
      {
        title: tk('O que não é'),
        text: tk(
          'Os resultados ajudam a projetar, não substituem um projeto de estruturas: antes da utilização, um engenheiro civil habilitado tem de confirmar os dados, o método e o resultado. O vento, a neve e as outras cargas são da responsabilidade de quem os introduz.',
        ),
      },
      {
        title: tk('Sem garantia'),
        text: tk(
          'O serviço é prestado tal como está, sem garantia de estar sempre disponível. Na medida em que a lei o permite, não há responsabilidade pelos danos que resultem do seu uso; a que a lei não deixa excluir, como por dolo ou negligência grave, mantém-se.',
        ),
      },
      {
        title: tk('A sua conta e o que introduz'),
        text: tk(
          'A conta é pessoal: guarde a palavra-passe em segredo. As suas simulações são suas. Na página da conta pode exportar tudo e apagar a conta a qualquer momento.',
        ),
      },
      { title: tk('Quem responde'), text: tk('Este serviço é prestado por quem o opera, indicado no rodapé.') },
    ],
  },
  privacy: {
    title: tk('Política de privacidade'),
    parts: [
      {
        title: tk('Que dados são guardados'),
        text: tk(
          'O nome, o e-mail, a empresa e o idioma; a palavra-passe, só de forma que ninguém a pode ler; as simulações e os seus resultados, os modelos e as preferências no simulador; de cada sessão, o navegador e a última utilização. O endereço IP serve para travar tentativas abusivas e pode constar dos registos técnicos do servidor.',
        ),
      },
      {
        title: tk('Para quê'),
        text: tk(
          'Só para prestar o serviço: iniciar sessão, guardar e calcular simulações, enviar os e-mails da conta (RGPD, artigo 6.º, n.º 1, alínea b). Não há publicidade, nem análise de comportamento, nem venda de dados.',
        ),
      },
      {
        title: tk('Se nos enviar um dimensionamento'),
        text: tk(
          'Quem envia um dimensionamento a partir de uma página nossa dá o nome, o e-mail, a empresa se quiser, e uma mensagem. Com o consentimento dado ao enviar (RGPD, artigo 6.º, n.º 1, alínea a), tudo isso e o dimensionamento seguem por e-mail para {{brand}}, só para responder; o servidor não guarda nada depois do envio. O consentimento pode ser retirado a qualquer momento, escrevendo a {{brand}}.',
        ),
        ofDesigns: true,
      },
      {
        title: tk('Durante quanto tempo'),
        text: tk(
          'Enquanto a conta existir. Ao apagá-la são apagados os dados, as simulações e o que foi emitido delas; as verificações que decidiu para outros ficam nas revisões deles, com o seu nome, empresa, e-mail e a data. Cópias de segurança de quem opera o serviço podem durar mais algum tempo.',
        ),
      },
      {
        title: tk('Os seus direitos'),
        text: tk(
          'Ver, corrigir, exportar e apagar os seus dados: na página da conta. Pode também dirigir-se a quem opera o serviço e à autoridade de proteção de dados do seu país.',
        ),
      },
      { title: tk('Quem responde'), text: tk('Este serviço é prestado por quem o opera, indicado no rodapé.') },
    ],
  },
  cookies: {
    title: tk('Política de cookies'),
    parts: [
      {
        title: tk('Um só cookie'),
        text: tk(
          'Ao iniciar sessão é guardado um cookie que a mantém aberta. É estritamente necessário e deixa de valer quando a sessão termina.',
        ),
      },
      {
        title: tk('A memória deste navegador'),
        text: tk(
          'O idioma, o tema, a última novidade vista e as alterações ainda não salvas ficam guardados neste navegador, até que os apague ou salve.',
        ),
      },
      {
        title: tk('Nada de terceiros'),
        text: tk(
          'Não há cookies de publicidade nem de estatística, nem conteúdos de terceiros. Por isso não há nada para aceitar aqui.',
        ),
      },
    ],
  },
  accessibility: {
    title: tk('Acessibilidade'),
    parts: [
      {
        title: tk('O que se pretende'),
        text: tk(
          'O {{brand}} procura cumprir as WCAG 2.2, nível AA: para se usar só com o teclado, com um leitor de ecrã, ampliado e nos dois temas.',
        ),
      },
      {
        title: tk('Como se verifica'),
        text: tk(
          'Com o axe, nos ecrãs, diálogos e menus, no tema claro e no escuro, no computador e a 390 px de largura. O caminho do início de sessão até à nota de cálculo é percorrido só com o teclado. Dos 320 aos 2560 px nenhuma página se desloca para os lados.',
        ),
      },
      {
        title: tk('O que ainda falta'),
        text: tk(
          'Nem utilizadores de tecnologias de apoio nem uma entidade externa o avaliaram. Os desenhos têm um título, mas não uma descrição: os números leem-se ao lado, a forma da secção efetiva e a da encurvadura só se veem. Tabelas e fórmulas largas deslocam-se dentro da sua moldura. O método, a validação e as novidades estão só em inglês. A nota de cálculo em PDF tem etiquetas, mas não foi verificada segundo a PDF/UA.',
        ),
      },
      {
        title: tk('Se encontrar uma barreira'),
        text: tk(
          'Escreva a quem opera o serviço, indicado no topo desta página e no rodapé: a página, o navegador, a tecnologia de apoio e o que não conseguiu fazer.',
        ),
      },
    ],
  },
}
