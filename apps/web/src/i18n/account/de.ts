const texts: Record<string, string> = {
  'Preço e CO2e': 'Preis und CO2e',
  'Com estes valores, os resultados comparam as secções também pelo preço e pelo CO2e. Só você os vê: não entram em notas de cálculo, ficheiros nem exportações de resultados.':
    'Mit diesen Werten vergleichen die Ergebnisse die Profile auch nach Preis und CO2e. Nur Sie sehen sie: In Berechnungsnachweisen, Dateien und Exporten von Ergebnissen stehen sie nicht.',
  Moeda: 'Währung',
  'Três letras, por exemplo EUR': 'Drei Buchstaben, zum Beispiel EUR',
  'São precisas três letras, por exemplo EUR': 'Drei Buchstaben sind nötig, zum Beispiel EUR',
  'Com preços é necessária uma moeda': 'Zu Preisen gehört eine Währung',
  'Preço, {{steel}}': 'Preis, {{steel}}',
  'CO2e, {{steel}}': 'CO2e, {{steel}}',
  'Por metro de linha, além do perfil': 'Je Meter Strang, neben dem Profil',
  'Por linha': 'Je Strang',
  'Fonte do CO2e': 'Quelle des CO2e',
  'Potencial de aquecimento global por kg de perfil, módulos A1–A3 da EN 15804. Procure primeiro a declaração ambiental (EPD) do fabricante; senão uma tabela nacional (ÖKOBAUDAT, INIES, CO2data, Boverket), módulos A1–A3, com o seu ano. Entre fabricantes o valor difere várias vezes.':
    'Treibhauspotenzial je kg Profil, Module A1–A3 der EN 15804. Suchen Sie zuerst die Umweltdeklaration (EPD) des Herstellers, sonst eine nationale Tabelle (ÖKOBAUDAT, INIES, CO2data, Boverket), Module A1–A3, mit ihrem Jahr. Zwischen Herstellern liegt der Wert um ein Mehrfaches auseinander.',
  'É necessária a fonte dos valores de CO2e': 'Die Quelle der CO2e-Werte wird gebraucht',
  'Válida até': 'Gültig bis',
  'A fonte já não é válida': 'Die Quelle gilt nicht mehr',
  'Remover tudo': 'Alles entfernen',
  'Chapas de revestimento': 'Bleche der Eindeckung',
  'Guarde uma chapa ao escrevê-la no simulador: fica na lista de chapas de todas as simulações.':
    'Behalten Sie ein Blech, wenn Sie es im Simulator eingeben: Es steht in der Blechliste jeder Simulation.',
  'Nome da chapa': 'Name des Bleches',
  'Não foi possível guardar a chapa.': 'Das Blech konnte nicht gespeichert werden.',
  'Não foi possível apagar a chapa.': 'Das Blech konnte nicht gelöscht werden.',
  'Apagar a chapa «{{name}}»?': 'Blech „{{name}}“ löschen?',
  'As simulações com esta chapa ficam como estão.': 'Simulationen mit diesem Blech bleiben, wie sie sind.',
}

export default texts
